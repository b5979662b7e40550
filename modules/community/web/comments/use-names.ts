import { useMemo } from "react";
import { useTextDraft } from "#client/drafts.ts";
import type { ChosenName } from "./written-comment.ts";

function parse(text: string): ChosenName[] {
  try {
    const names = JSON.parse(text) as unknown;
    return Array.isArray(names) ? (names as ChosenName[]) : [];
  } catch {
    return [];
  }
}

/** Who was chosen while a box was written in; kept with its text. */
export function useNames(place: string, initial: readonly ChosenName[]) {
  const { text, write, drop } = useTextDraft(`${place}:names`, JSON.stringify(initial));
  const names = useMemo(() => parse(text), [text]);
  return {
    names,
    add: (name: ChosenName): void =>
      write(JSON.stringify([...names.filter(({ kind, id }) => kind !== name.kind || id !== name.id), name])),
    drop,
  };
}
