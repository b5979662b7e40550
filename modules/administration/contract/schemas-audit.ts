import { z } from "zod";
import { boundedText } from "#shared/fields.ts";
import { characterCount } from "#shared/validators.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { leastSearched, mostSearched } from "./search.ts";

/** Maximum number of entries in an export, counted from the newest. */
export const mostExported = 100_000;

const word = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z][A-Za-z]*$/, "invalid");

const filters = {
  actor: id.optional().meta({ description: "What this person did." }),
  action: z
    .string()
    .max(80)
    .regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, "invalid")
    .optional()
    .meta({ description: 'Noun and verb: "role.memberAdded".' }),
  subjectKind: word(40).optional().meta({ description: "With `subjectId`: what happened to one thing." }),
  subjectId: z
    .string()
    .max(80)
    .regex(/^[\w:.-]+$/, "invalid")
    .optional(),
  from: civilDate.optional().meta({ description: "The first day, in the organisation's time zone." }),
  to: civilDate.optional().meta({ description: "The last day." }),
  search: boundedText(mostSearched)
    .refine((value) => characterCount(value, leastSearched) >= leastSearched, `minLength:${leastSearched}`)
    .optional()
    .meta({
      description:
        "Beginnings of words, all of them in the values of an entry's details, its subject's id or its request; or the " +
        "name of who did it or to whom it was done, unless more than 50 have it. In either script.",
    }),
};
const asked = z.strictObject(filters);
export type AuditFilters = z.output<typeof asked>;

/** Kind and id identify a subject only together. */
const namesWhole = ({ subjectKind, subjectId }: Pick<AuditFilters, "subjectKind" | "subjectId">): boolean =>
  (subjectKind === undefined) === (subjectId === undefined);
const half = { path: ["subjectId"], message: "fieldRequired" };

export const exportAuditQuery = asked.refine(namesWhole, half);
export const listAuditQuery = z.strictObject({ ...pageQuery, ...filters }).refine(namesWhole, half);

export const auditEntry = z
  .object({
    id: z.string().meta({ description: "Opaque: an order of ids would tell when something vague happened." }),
    at: z.string().meta({ description: "An instant; a date alone where the moment would tell who did it." }),
    actor: personSummary.nullable().meta({ description: "Null when nobody in particular, or when nobody may know." }),
    action: z.string(),
    subject: z.object({
      kind: z.string(),
      id: z.string(),
      person: personSummary.nullable().meta({ description: "Of a subject that is a person." }),
    }),
    details: z.record(z.string(), z.unknown()).meta({ description: "Often `before` and `after`." }),
    names: z
      .array(
        z.object({
          field: z.string().nullable(),
          id: z.string(),
          nameAr: z.string().nullable(),
          nameEn: z.string().nullable(),
        }),
      )
      .meta({
        description: "What is named by an id is called this now: the subject (`field` null), and in the details.",
      }),
    requestId: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof auditEntry>;

/** Reasons why a seal is invalid. */
const sealFaults = [
  "sealMissing",
  "notFollowing",
  "rowsMissing",
  "rowsAdded",
  "changed",
  "notKeyed",
  "keyUnknown",
] as const;

const verification = z.object({
  id: idOut,
  askedBy: personSummary.nullable().meta({ description: "Null of one that was made by itself." }),
  startedAt: instant,
  finishedAt: instant.nullable(),
  seals: z.number().int(),
  rows: z.number().int(),
  sealedUntil: instant.nullable().meta({ description: "When the last seal that holds was set." }),
  fault: z
    .object({ seal: z.string(), reason: z.enum(sealFaults) })
    .nullable()
    .meta({ description: "The first seal that does not hold." }),
});

export const auditVerification = z
  .object({
    running: verification.nullable(),
    last: verification.nullable().meta({ description: "The last one that came to its end." }),
    unsealed: z.number().int().meta({ description: "Entries that no seal covers yet, counted to 100,000." }),
  })
  .meta({ id: "AuditVerification" });
export type AuditVerification = z.output<typeof auditVerification>;
