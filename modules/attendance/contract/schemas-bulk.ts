import { z } from "zod";
import { optionalText } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { bulkAbsences, bulkCauses, bulkRefusals, dayStates, maxBulkDays } from "./kinds.ts";
import { brokenUnit } from "./schemas-day.ts";
import { namedReference, numberedAttendee, ruleDate, timeOfDay, whole } from "./schemas-parts.ts";

// Bulk corrections: one cause for many people and days.

const fields = {
  days: z
    .array(z.strictObject({ user: id, date: ruleDate }))
    .min(1, "fieldRequired")
    .max(maxBulkDays),
  cause: z.enum(bulkCauses).meta({
    description:
      "`outage`: counts as present for the whole shift; `checkOut`: adds the missing check-out; `absence`: enters an absence.",
  }),
  reason: id.nullish().meta({
    description:
      "A lookup of the category `correctionReason`, which is required; of an absence `leaveType` or `permissionType`, optional.",
  }),
  note: optionalText(500).meta({ description: "Required if the lookup entry requires it." }),
  time: timeOfDay.nullish().meta({
    description: "Of a check-out, local to the place; the end of the shift by default.",
  }),
  kind: z.enum(bulkAbsences).nullish().meta({ description: "Of an absence, which is required." }),
};

type Given = { cause: string; reason?: string | null | undefined; kind?: string | null | undefined };

/** A cause has the fields that it needs. */
function checkCause({ cause, reason, kind }: Given, context: z.RefinementCtx): void {
  const missing = cause === "absence" ? kind : reason;
  if ((missing ?? null) !== null) return;
  context.addIssue({ code: "custom", path: [cause === "absence" ? "kind" : "reason"], message: "fieldRequired" });
}

export const previewBulk = z.strictObject(fields).superRefine(checkCause);
export const createBulk = z
  .strictObject({
    ...fields,
    digest: z
      .string()
      .max(64)
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: "Of the preview; nothing is written that it did not show." }),
  })
  .superRefine(checkCause);
export type BulkInput = z.input<typeof previewBulk>;

const shownDay = z.object({
  state: z.enum(dayStates).meta({ description: "Of several slots the one that needs most attention." }),
  workedMinutes: whole,
});

/** The days of a bulk correction before and after it. */
export const bulkPreview = z
  .object({
    rows: z.array(
      z.object({
        person: numberedAttendee,
        date: civilDate,
        before: shownDay.nullable(),
        after: shownDay.nullable(),
        refusal: z.enum(bulkRefusals).nullable().meta({ description: "Why the day stays as it is." }),
        at: instant.nullable().meta({ description: "The punch that the correction contradicts." }),
        timeZone: z.string(),
      }),
    ),
    coverage: z.array(brokenUnit).meta({ description: "Rules of coverage that leave breaks which is entered." }),
    corrected: whole,
    people: whole.meta({ description: "People with a corrected day." }),
    refused: whole,
    digest: z.string(),
  })
  .meta({ id: "BulkCorrectionPreview" });
export type BulkPreview = z.output<typeof bulkPreview>;

export const listBulkQuery = z.strictObject(pageQuery);

/** A bulk correction that was made. */
export const bulkCorrection = z
  .object({
    id: idOut,
    cause: z.enum(bulkCauses),
    reason: namedReference.nullable(),
    note: z.string().nullable(),
    days: whole,
    people: whole,
    from: civilDate,
    to: civilDate,
    by: personSummary.nullable(),
    at: instant,
    undoneBy: personSummary.nullable(),
    undoneAt: instant.nullable(),
  })
  .meta({ id: "BulkCorrection" });
export type BulkCorrection = z.output<typeof bulkCorrection>;
