// Parsers of addresses, shared by all pages. Links can come from anywhere: invalid values are dropped.
export type ChangedFile = Record<string, unknown>;

/** The server's limit of a search, in characters. */
export const maxLetters = 200;

export const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : "";

export const filled = (name: string, text: string): Record<string, string> => (text === "" ? {} : { [name]: text });

/** Parses one of `values` by name. */
export const chosen = (given: ChangedFile, name: string, values: readonly string[]): Record<string, string> =>
  filled(name, values.find((value) => value === textIn(given[name])) ?? "");

export type WordSearch = { search?: string };
export const readWordSearch = (given: ChangedFile): WordSearch =>
  filled("search", textIn(given["search"]).slice(0, maxLetters));

export type PageSearch = { cursor?: string };
export const readPageSearch = (given: ChangedFile): PageSearch => filled("cursor", textIn(given["cursor"]));

/** The kinds of reports in addresses. */
export const reportKinds = ["financial", "social", "growth"] as const;
export type ReportKind = (typeof reportKinds)[number];

export type ReportSearch = { language?: "ar" | "en" };
export const readReportSearch = (given: ChangedFile): ReportSearch => chosen(given, "language", ["ar", "en"]);

export const isReportKind = (text: string): text is ReportKind => reportKinds.some((kind) => kind === text);

/** Returns the kind of reports in an address; the first one if it is invalid. */
export const reportKindIn = (text: string): ReportKind => (isReportKind(text) ? text : "financial");
