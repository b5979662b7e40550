// What addresses say, read by every screen alike. Anybody can write an address: what is not as it should be is left out.

/** As many letters as the server reads of a search. */
export const mostLetters = 200;

const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : "";

const filled = (name: string, text: string): Record<string, string> => (text === "" ? {} : { [name]: text });

/** Words that a list is narrowed by. */
export type WordSearch = { search?: string };
export const readWordSearch = (search: Record<string, unknown>): WordSearch =>
  filled("search", textIn(search["search"]).slice(0, mostLetters));

/** What the address of a list in the administration says: words, from where on, and choices by their names. */
export type ListSearch = WordSearch & { cursor?: string };

const oneOf = (values: readonly string[], text: string): string => (values.includes(text) ? text : "");
const isId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text);
const flags = ["true", "false"];

export type LinksSearch = ListSearch & { group?: string; isActive?: "true" | "false"; isBroken?: "true" | "false" };
export function readLinksSearch(search: Record<string, unknown>): LinksSearch {
  const group = textIn(search["group"]);
  return {
    ...readWordSearch(search),
    ...filled("cursor", textIn(search["cursor"])),
    ...filled("group", isId(group) ? group : ""),
    ...filled("isActive", oneOf(flags, textIn(search["isActive"]))),
    ...filled("isBroken", oneOf(flags, textIn(search["isBroken"]))),
  };
}

const promotionStates = ["running", "coming", "over", "inactive"] as const;
export type PromotionsSearch = ListSearch & { state?: (typeof promotionStates)[number] };
export const readPromotionsSearch = (search: Record<string, unknown>): PromotionsSearch => ({
  ...readWordSearch(search),
  ...filled("cursor", textIn(search["cursor"])),
  ...filled("state", oneOf(promotionStates, textIn(search["state"]))),
});

/** From where on a list is read. */
export type PageSearch = { cursor?: string };
export const readPageSearch = (search: Record<string, unknown>): PageSearch =>
  filled("cursor", textIn(search["cursor"]));

const documentStates = ["draft", "scheduled", "published", "withdrawn"] as const;
/** The kinds of reports, as addresses say them. */
export const reportKinds = ["financial", "social", "growth"] as const;
type ReportKind = (typeof reportKinds)[number];

export type DocumentsSearch = ListSearch & { reportKind?: ReportKind; state?: (typeof documentStates)[number] };
export const readDocumentsSearch = (search: Record<string, unknown>): DocumentsSearch => ({
  ...readWordSearch(search),
  ...filled("cursor", textIn(search["cursor"])),
  ...filled("reportKind", oneOf(reportKinds, textIn(search["reportKind"]))),
  ...filled("state", oneOf(documentStates, textIn(search["state"]))),
});

/** In which language a report is read. */
export type ReportSearch = { language?: "ar" | "en" };
export const readReportSearch = (search: Record<string, unknown>): ReportSearch =>
  filled("language", oneOf(["ar", "en"], textIn(search["language"])));

/** The kind of reports that an address names; the first where it names none. */
export const reportKindIn = (text: string): ReportKind => reportKinds.find((kind) => kind === text) ?? "financial";

/** Whether an address names a kind of reports. */
export const isReportKind = (text: string): boolean => oneOf(reportKinds, text) !== "";
