import { useMessages } from "use-intl";

/** Every action that has words: its code, its words, and the noun it is about. */
export type NamedAction = { action: string; name: string };

/** The words of actions; one that has none yet shows its code. */
export function useActionNames(): { nameOf: (action: string) => string; all: readonly NamedAction[] } {
  const words: Record<string, Record<string, string>> = useMessages().audit.actions;
  return {
    nameOf: (action) => {
      const [noun = "", verb = ""] = action.split(".");
      return words[noun]?.[verb] ?? action;
    },
    all: Object.entries(words).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, name]) => ({ action: `${noun}.${verb}`, name })),
    ),
  };
}
