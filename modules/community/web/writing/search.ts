const idPattern = /^[1-9][0-9]{0,17}$/;
const idOf = (value: unknown): string | undefined => (idPattern.test(String(value ?? "")) ? String(value) : undefined);

/** The address of a new topic: the category it is for, and the draft that is written on. */
export type AddTopicSearch = { category?: string; draft?: string };

export function readAddTopicSearch(search: Record<string, unknown>): AddTopicSearch {
  const [category, draft] = [idOf(search["category"]), idOf(search["draft"])];
  return { ...(category === undefined ? {} : { category }), ...(draft === undefined ? {} : { draft }) };
}

/** The address of an edit: the specification's JSON of the topic, which fills the form at once. */
export type EditTopicSearch = { topic?: string };

export const readEditTopicSearch = (search: Record<string, unknown>): EditTopicSearch =>
  typeof search["topic"] === "string" ? { topic: search["topic"] } : {};
