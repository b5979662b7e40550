import { z } from "zod";
import { moment, requiredText, updateBody } from "#shared/fields.ts";
import { locales } from "#shared/locale.ts";
import { id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { periodPattern } from "./period.ts";
import { audience, audienceInput } from "./schemas-audience.ts";

/** Each kind has a page of its own. */
const reportKinds = ["financial", "social", "growth"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** `scheduled` appears at an instant, `withdrawn` is no longer shown. */
const documentStates = ["draft", "scheduled", "published", "withdrawn"] as const;
export type DocumentState = (typeof documentStates)[number];

const longestTitle = 120;
const longestSummary = 600;

const reportKind = z.enum(reportKinds);
const language = z.enum(locales);
const file = id.nullish().meta({
  description: "An upload of the caller, a PDF. A different file becomes the next version in this language.",
});
const documentFields = {
  reportKind,
  period: z.string().max(10).regex(periodPattern, "period").meta({ description: "2026, 2026-Q1 or 2026-03." }),
  titleAr: requiredText(1, longestTitle),
  titleEn: requiredText(1, longestTitle),
  summaryAr: requiredText(1, longestSummary),
  summaryEn: requiredText(1, longestSummary),
  fileAr: file,
  fileEn: file,
  audience: audienceInput,
  state: z.enum(documentStates),
  publishAt: moment.nullish().meta({ description: "Time of publication; only with the state `scheduled`." }),
};
export const createDocument = z.strictObject({
  ...documentFields,
  audience: audienceInput.default(null),
  state: documentFields.state.default("draft"),
});
export type DocumentInput = z.input<typeof createDocument>;
export const updateDocument = updateBody(documentFields);

const described = {
  id: idOut,
  reportKind,
  period: z.string(),
  titleAr: z.string(),
  titleEn: z.string(),
  summaryAr: z.string(),
  summaryEn: z.string(),
};
const stored = { name: z.string(), byteSize: z.number().int(), url: z.string() };

/** A report as readers see it. */
export const reportDocument = z
  .object({
    ...described,
    publishedAt: instant,
    files: z.array(
      z.object({
        language,
        ...stored,
        updatedAt: instant.nullable().meta({ description: "Time at which it was replaced after publication." }),
      }),
    ),
  })
  .meta({ id: "ReportDocument" });
export type ReportDocument = z.output<typeof reportDocument>;

export const documentVersion = z
  .object({
    id: idOut,
    fileId: idOut,
    language,
    number: z.number().int(),
    isCurrent: z.boolean(),
    ...stored,
    createdAt: instant,
    createdBy: personSummary.nullable(),
  })
  .meta({ id: "DocumentVersion" });
export type DocumentVersion = z.output<typeof documentVersion>;

export const managedDocument = z
  .object({
    ...described,
    state: z.enum(documentStates),
    publishAt: instant.nullable(),
    files: z.array(documentVersion).meta({ description: "The current version in each language." }),
    audience: audience.nullable(),
    createdAt: instant,
    version: z.number().int(),
    can: z.object({ delete: z.boolean() }),
  })
  .meta({ id: "ManagedDocument" });
export type ManagedDocument = z.output<typeof managedDocument>;

export const listDocumentsQuery = z.strictObject({ ...pageQuery, reportKind: reportKind.optional() });

export const listManagedDocumentsQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  reportKind: reportKind.optional(),
  state: z.enum(documentStates).optional(),
});
