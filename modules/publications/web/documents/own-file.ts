import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import type { Locale } from "#shared/locale.ts";

export type ReportFile = ReportDocument["files"][number];

/** The file that somebody is given to read: in their language, or in the one there is. */
export const ownFile = (files: readonly ReportFile[], locale: Locale): ReportFile | undefined =>
  files.find(({ language }) => language === locale) ?? files[0];
