import { pick } from "#shared/pick.ts";
import { readPeriod, writePeriod, type Period } from "#modules/publications/contract/period.ts";
import type { DocumentInput, DocumentState, ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import type { Locale } from "#shared/locale.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { audienceBodyOf, audienceValueOf, allUsers, type AudienceValue } from "../forms/audience-value.ts";

export type Span = "year" | "quarter" | "month";

const unchanged = ["reportKind", "titleAr", "titleEn", "summaryAr", "summaryEn", "state", "publishAt"] as const;

export type DocumentValues = Pick<ManagedDocument, (typeof unchanged)[number]> & {
  span: Span;
  year: string;
  quarter: string;
  month: string;
  /** File ids. */
  fileAr: string | null;
  fileEn: string | null;
  audience: AudienceValue;
};

/** A new report, with the quarter before `today` (`YYYY-MM-DD`). */
export function emptyDocument(today: string): DocumentValues {
  const [year = 2000, month = 1] = today.split("-").map(Number);
  const quarter = Math.floor((month - 1) / 3);
  return {
    reportKind: "financial",
    span: "quarter",
    year: String(quarter === 0 ? year - 1 : year),
    quarter: String(quarter === 0 ? 4 : quarter),
    month: String(month),
    titleAr: "",
    titleEn: "",
    summaryAr: "",
    summaryEn: "",
    fileAr: null,
    fileEn: null,
    audience: allUsers,
    state: "draft",
    publishAt: null,
  };
}

const spanOf = (period: Period): Span => ("quarter" in period ? "quarter" : "month" in period ? "month" : "year");

export const fileIn = (document: ManagedDocument, language: Locale) =>
  document.files.find((file) => file.language === language) ?? null;

export function valuesOf(document: ManagedDocument): DocumentValues {
  const period = readPeriod(document.period) ?? { year: 2000 };
  return {
    ...pick(document, unchanged),
    span: spanOf(period),
    year: String(period.year),
    quarter: "quarter" in period ? String(period.quarter) : "1",
    month: "month" in period ? String(period.month) : "1",
    fileAr: fileIn(document, "ar")?.fileId ?? null,
    fileEn: fileIn(document, "en")?.fileId ?? null,
    audience: audienceValueOf(document.audience),
  };
}

export function bodyOf(values: DocumentValues): DocumentInput {
  const { span, year: typed, quarter, month, audience, state, publishAt, ...others } = values;
  const year = Number(toLatinDigits(typed.trim()));
  const period: Period =
    span === "quarter"
      ? { year, quarter: Number(quarter) }
      : span === "month"
        ? { year, month: Number(month) }
        : { year };
  return {
    ...others,
    period: writePeriod(period),
    audience: audienceBodyOf(audience),
    state,
    publishAt: state === "scheduled" ? publishAt : null,
  };
}

/** Returns whether a typed year is valid, in digits of any family. */
export const isReportYear = (typed: string): boolean => /^20\d\d$/.test(toLatinDigits(typed.trim()));

/** The states a report may be saved in, by its current state. */
export const nextStates: Record<DocumentState, readonly DocumentState[]> = {
  draft: ["draft", "published", "scheduled"],
  scheduled: ["draft", "published", "scheduled"],
  published: ["published", "withdrawn"],
  withdrawn: ["withdrawn", "published"],
};
