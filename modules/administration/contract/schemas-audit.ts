import { z } from "zod";
import { boundedText } from "#shared/fields.ts";
import { characterCount } from "#shared/validators.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { minSearched, maxSearched } from "./limits.ts";

/** Maximum number of entries in an export, counted from the newest. */
export const maxExported = 100_000;

const word = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z][A-Za-z]*$/, "invalid");

const filters = {
  actor: id.optional().meta({ description: "Entries with this actor." }),
  action: z
    .string()
    .max(80)
    .regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, "invalid")
    .optional()
    .meta({ description: 'Noun and verb: "role.memberAdded".' }),
  subjectKind: word(40).optional().meta({ description: "With `subjectId`: entries about one subject." }),
  subjectId: z
    .string()
    .max(80)
    .regex(/^[\w:.-]+$/, "invalid")
    .optional(),
  from: civilDate.optional().meta({ description: "The first day, in the organisation's time zone." }),
  to: civilDate.optional().meta({ description: "The last day." }),
  search: boundedText(maxSearched)
    .refine((value) => characterCount(value, minSearched) >= minSearched, `minLength:${minSearched}`)
    .optional()
    .meta({
      description:
        "Beginnings of words, all of them in the values of an entry's details, its subject's id or its request; or the " +
        "name of who did it or to whom it was done, unless more than 50 have it. In either script.",
    }),
};
const auditFilters = z.strictObject(filters);
export type AuditFilters = z.output<typeof auditFilters>;

/** Kind and id identify a subject only together. */
const namesWhole = ({ subjectKind, subjectId }: Pick<AuditFilters, "subjectKind" | "subjectId">): boolean =>
  (subjectKind === undefined) === (subjectId === undefined);
const half = { path: ["subjectId"], message: "fieldRequired" };

export const exportAuditQuery = auditFilters.refine(namesWhole, half);
export const listAuditQuery = z.strictObject({ ...pageQuery, ...filters }).refine(namesWhole, half);

export const auditEntry = z
  .object({
    id: z.string().meta({ description: "Opaque: ascending ids would reveal the time of entries with only a date." }),
    at: z.string().meta({ description: "An instant, or only a date if the time would reveal the actor." }),
    actor: personSummary.nullable().meta({ description: "Null if there is none, or if it must not be known." }),
    action: z.string(),
    subject: z.object({
      kind: z.string(),
      id: z.string(),
      person: personSummary.nullable().meta({ description: "The subject, if it is a person." }),
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
        description: "Current names of things referred to by id: the subject (`field` null), and those in the details.",
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
  askedBy: personSummary.nullable().meta({ description: "Null for an automatic verification." }),
  startedAt: instant,
  finishedAt: instant.nullable(),
  seals: z.number().int(),
  rows: z.number().int(),
  sealedUntil: instant.nullable().meta({ description: "When the last valid seal was set." }),
  fault: z
    .object({ seal: z.string(), reason: z.enum(sealFaults) })
    .nullable()
    .meta({ description: "The first invalid seal." }),
});

export const auditVerification = z
  .object({
    running: verification.nullable(),
    last: verification.nullable().meta({ description: "The last finished verification." }),
    unsealed: z.number().int().meta({ description: "Number of unsealed entries, up to 100,000." }),
  })
  .meta({ id: "AuditVerification" });
export type AuditVerification = z.output<typeof auditVerification>;
