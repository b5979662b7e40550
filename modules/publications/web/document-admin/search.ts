import { readListSearch, type ListSearch } from "../components/list-search.ts";
import { chosen, reportKinds, type ChangedFile, type ReportKind } from "../search.ts";

export const documentStates = ["draft", "scheduled", "published", "withdrawn"] as const;
export type DocumentsSearch = ListSearch & { reportKind?: ReportKind; state?: (typeof documentStates)[number] };
export const readDocumentsSearch = (given: ChangedFile): DocumentsSearch => ({
  ...readListSearch(given),
  ...chosen(given, "reportKind", reportKinds),
  ...chosen(given, "state", documentStates),
});
