import { z } from "zod";
import { boundedText } from "#shared/fields.ts";
import { characterCount, isVisible } from "#shared/validators.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { caseSorts, caseStates, decisions, maxTextLength, reasons } from "./reasons.ts";

const isEmpty = (value: string | null | undefined): boolean => value === undefined || value === null || value === "";

const reportText = boundedText(maxTextLength)
  .refine((value) => value === "" || isVisible(value), "fieldRequired")
  .nullish();

export const createReport = z
  .strictObject({ reason: z.enum(reasons), text: reportText })
  .refine(({ reason, text }) => reason !== "other" || !isEmpty(text), { path: ["text"], message: "fieldRequired" });

/** Identical for a first and a repeated report. */
export const reportReceipt = z.object({ status: z.literal("received") });

export const decideCase = z.strictObject({
  decision: z.enum(decisions),
  reason: boundedText(maxTextLength)
    .min(1, "fieldRequired")
    .refine((value) => value === "" || characterCount(value, 3) >= 3, "minLength:3")
    .refine((value) => value === "" || isVisible(value), "fieldRequired"),
});

const subjectKind = z.enum(["topic", "comment"]);
const optionalText = z.string().nullable();

const categoryOfCase = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });

const caseInList = {
  id: idOut,
  subject: z.object({
    kind: subjectKind,
    id: idOut,
    topicId: idOut,
    titleAr: optionalText.meta({ description: "Title of the topic when the case was opened." }),
    titleEn: optionalText,
    excerpt: optionalText.meta({ description: "Beginning of the comment." }),
  }),
  category: categoryOfCase.nullable().meta({ description: "Null if the topic was purged." }),
  author: personSummary,
  state: z.enum(["open", "decided"]),
  isHidden: z.boolean().meta({ description: "Whether reports hide the content until the decision." }),
  reportCount: z.number().int(),
  reasons: z.array(z.object({ reason: z.enum(reasons), count: z.number().int() })),
  score: z.number().int(),
  openedOn: civilDate.meta({
    description: "In the organisation's time zone, without a time, which could identify the reporter.",
  }),
  lastReportedOn: civilDate,
  decision: z.enum(decisions).nullable(),
  decidedAt: instant.nullable(),
};

export const reportCaseSummary = z.object(caseInList).meta({ id: "ReportCaseSummary" });
export type ReportCaseSummary = z.output<typeof reportCaseSummary>;

const document = z.unknown().meta({ type: "object", description: "A Tiptap document." });

const snapshot = z.object({
  titleAr: optionalText,
  titleEn: optionalText,
  contentAr: document.nullable(),
  contentEn: document.nullable(),
  content: optionalText.meta({ description: "Text of a comment." }),
  poll: z
    .object({
      questionAr: optionalText,
      questionEn: optionalText,
      choices: z.array(z.object({ textAr: optionalText, textEn: optionalText })),
    })
    .nullable(),
  files: z.array(z.object({ name: optionalText, mediaType: z.string() })),
});
export type CaseSnapshot = z.output<typeof snapshot>;

const decisionFields = {
  decision: z.enum(decisions),
  decisionReason: z.string(),
  decidedAt: instant,
};

export const reportCase = z
  .object({
    ...caseInList,
    texts: z
      .array(z.object({ reason: z.enum(reasons), text: z.string() }))
      .meta({ description: "Texts of anonymous reports, in no particular order." }),
    reporters: z
      .array(z.object({ person: personSummary, text: optionalText }))
      .meta({ description: "People who claimed intellectual property; other reporters are not named." }),
    snapshot: snapshot.meta({ description: "Content when the case was opened." }),
    current: z
      .object({ isActive: z.boolean(), isDeleted: z.boolean(), isHidden: z.boolean(), snapshot })
      .nullable()
      .meta({ description: "Current content; null if it was purged." }),
    decisionReason: optionalText,
    decidedBy: personSummary.nullable(),
    earlier: z
      .array(z.object({ id: idOut, reportCount: z.number().int(), ...decisionFields, decidedBy: personSummary }))
      .meta({ description: "Decided cases of the same content, newest first, at most 20." }),
    can: z.object({ decide: z.boolean() }),
  })
  .meta({ id: "ReportCase" });
export type ReportCase = z.output<typeof reportCase>;

export const listCasesQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(caseStates).optional(),
  reason: z.enum(reasons).optional(),
  category: id.optional(),
  topic: id.optional().meta({ description: "Only cases of a topic and its comments." }),
  sort: z.enum(caseSorts).default("newest"),
});

/** Number of open cases in a category; categories without any are omitted. */
export const openCaseCount = z.object({ categoryId: idOut, count: z.number().int() });

/** A decision as shown to the author of the content, without reporters and their number. */
export const ownDecision = z
  .object({ id: idOut, subject: z.object(caseInList.subject.shape), ...decisionFields })
  .meta({ id: "ReportDecision" });
export type OwnDecision = z.output<typeof ownDecision>;
