// Parsers of addresses, shared by all pages. Links can come from anywhere: invalid values are dropped.
type Given = Record<string, unknown>;

/** The server's limit of a search, in characters. */
export const maxSearchLength = 200;

const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : "";

const filled = (name: string, text: string): Record<string, string> => (text === "" ? {} : { [name]: text });

/** Parses one of `values` by name. */
const chosen = (given: Given, name: string, values: readonly string[]): Record<string, string> =>
  filled(name, values.find((value) => value === textIn(given[name])) ?? "");

export type WordSearch = { search?: string };
export const readWordSearch = (given: Given): WordSearch =>
  filled("search", textIn(given["search"]).slice(0, maxSearchLength));

export type PageSearch = { cursor?: string };
export const readPageSearch = (given: Given): PageSearch => filled("cursor", textIn(given["cursor"]));

/** The address of a list in the administration. */
export type ListSearch = WordSearch & PageSearch;
const readListSearch = (given: Given): ListSearch => ({ ...readWordSearch(given), ...readPageSearch(given) });

const flags = ["true", "false"] as const;
type Flag = (typeof flags)[number];

export type LinksSearch = ListSearch & { group?: string; isActive?: Flag; isBroken?: Flag };
export function readLinksSearch(given: Given): LinksSearch {
  const group = textIn(given["group"]);
  return {
    ...readListSearch(given),
    ...filled("group", /^[1-9][0-9]{0,17}$/.test(group) ? group : ""),
    ...chosen(given, "isActive", flags),
    ...chosen(given, "isBroken", flags),
  };
}

export const promotionStates = ["running", "coming", "over", "inactive"] as const;
export type PromotionsSearch = ListSearch & { state?: (typeof promotionStates)[number] };
export const readPromotionsSearch = (given: Given): PromotionsSearch => ({
  ...readListSearch(given),
  ...chosen(given, "state", promotionStates),
});

export const documentStates = ["draft", "scheduled", "published", "withdrawn"] as const;
/** The kinds of reports in addresses. */
export const reportKinds = ["financial", "social", "growth"] as const;
type ReportKind = (typeof reportKinds)[number];

export type DocumentsSearch = ListSearch & { reportKind?: ReportKind; state?: (typeof documentStates)[number] };
export const readDocumentsSearch = (given: Given): DocumentsSearch => ({
  ...readListSearch(given),
  ...chosen(given, "reportKind", reportKinds),
  ...chosen(given, "state", documentStates),
});

export type ReportSearch = { language?: "ar" | "en" };
export const readReportSearch = (given: Given): ReportSearch => chosen(given, "language", ["ar", "en"]);

export const isReportKind = (text: string): text is ReportKind => reportKinds.some((kind) => kind === text);

/** Returns the kind of reports in an address; the first one if it is invalid. */
export const reportKindIn = (text: string): ReportKind => (isReportKind(text) ? text : "financial");
