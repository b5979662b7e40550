export type NamedAction = { action: string; name: string };

type Texts = Readonly<Record<string, string>>;
/**
 * The audit phrases of a module, in the namespace `<module>Audit`. Sentences and kinds take values: only `translate` reads
 * them.
 */
type ModuleWords = {
  names: Readonly<Record<string, Texts>>;
  kinds?: Texts;
  fields?: Texts;
  values?: Readonly<Record<string, Texts>>;
};
type Values = Readonly<Record<string, string | number>>;
/** Translates a key. Keys are made of recorded values and have no static types. */
export type Translate = (key: string, values?: Values) => string;

export type AuditWords = {
  /** The short name of an action; one without words shows its code. */
  nameOf: (action: string) => string;
  all: readonly NamedAction[];
  /** The sentence of an action. */
  sentenceOf: (action: string, values: Values) => string;
  /** A subject by kind; null for kinds without words. */
  thingOf: (kind: string, values: { name: string; whom: string }) => string | null;
  /** A field of an action's details; one without words shows its code. */
  fieldOf: (action: string, field: string) => string;
  /** The word for a value of an enumerated field; undefined for others. */
  valueOf: (action: string, field: string, value: string | boolean) => string | undefined;
};

/** Collects the audit phrases of all modules; `messages` are the phrases of the page by namespace. */
export function auditWords(messages: object, translate: Translate): AuditWords {
  const namespaces: [string, unknown][] = Object.entries(messages);
  const modules = namespaces.filter(([name]) => name.endsWith("Audit")) as [string, ModuleWords][];
  const { fields, values } = (messages as { audit: Required<Pick<ModuleWords, "fields" | "values">> }).audit;

  const partsOf = (action: string): [string, string] => {
    const [noun = "", verb = ""] = action.split(".");
    return [noun, verb];
  };
  const moduleOf = (action: string): [string, ModuleWords] | undefined => {
    const [noun, verb] = partsOf(action);
    return modules.find(([, { names }]) => names[noun]?.[verb] !== undefined);
  };

  return {
    nameOf: (action) => {
      const [noun, verb] = partsOf(action);
      return moduleOf(action)?.[1].names[noun]?.[verb] ?? action;
    },
    all: modules.flatMap(([, { names }]) =>
      Object.entries(names).flatMap(([noun, verbs]) =>
        Object.entries(verbs).map(([verb, name]) => ({ action: `${noun}.${verb}`, name })),
      ),
    ),
    sentenceOf: (action, given) => {
      const found = moduleOf(action);
      return found === undefined ? action : translate(`${found[0]}.sentences.${action}`, given);
    },
    thingOf: (kind, given) => {
      const found = modules.find(([, { kinds }]) => kinds?.[kind] !== undefined);
      return found === undefined ? null : translate(`${found[0]}.kinds.${kind}`, given);
    },
    fieldOf: (action, field) => moduleOf(action)?.[1].fields?.[field] ?? fields[field] ?? field,
    valueOf: (action, field, value) =>
      moduleOf(action)?.[1].values?.[field]?.[String(value)] ?? values[field]?.[String(value)],
  };
}
