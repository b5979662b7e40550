import { z } from "zod";
import { moment, optionalText } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery } from "#shared/wire.ts";
import { attendee, namedReference, ruleDate, whole } from "./schemas-parts.ts";
import { nextActions, punchKinds, refusals, reviewStates, suspicions, verdicts } from "./kinds.ts";

const punchSources = ["web", "offline", "officer", "system"] as const;

const suspicion = z.object({
  kind: z.enum(suspicions),
  value: z.number().nullable().meta({
    description:
      "accuracy, outside: metres, null where they are unknown; speed: km/h; identicalPosition, offlineOften: days; clockSkew, offline: seconds.",
  }),
});
export type Suspicion = z.output<typeof suspicion>;

const coordinate = (limit: number) => z.number().min(-limit).max(limit).nullish();
export const coordinates = { latitude: coordinate(90), longitude: coordinate(180) };
type Coordinates = z.output<z.ZodObject<typeof coordinates>>;

/** A position has both coordinates or neither. */
export function checkCoordinates({ latitude = null, longitude = null }: Coordinates, context: z.RefinementCtx): void {
  if ((latitude === null) === (longitude === null)) return;
  const path = [latitude === null ? "latitude" : "longitude"];
  context.addIssue({ code: "custom", path, message: "fieldRequired" });
}

export const createPunch = z
  .strictObject({
    kind: z.enum(punchKinds),
    ...coordinates,
    accuracy: z.number().min(0).max(100_000_000).nullish().meta({ description: "Metres; absent counts as 0." }),
    capturedAt: moment.nullish().meta({ description: "Time of capture of an offline punch, by the device's clock." }),
    clientId: z.string().min(1, "fieldRequired").max(100),
    positionAt: moment.nullish().meta({ description: "When the device took the position; evidence." }),
    deviceAt: moment.nullish().meta({ description: "The device's clock when sending; evidence." }),
  })
  .superRefine(checkCoordinates);
export type PunchInput = z.input<typeof createPunch>;

/** The response to a punch; `at` is the time that counts. */
export const punchReceipt = z
  .object({
    id: idOut,
    kind: z.enum(punchKinds),
    at: instant,
    verdict: z.enum(verdicts),
    location: idOut.nullable(),
    distance: z.number().nullable().meta({ description: "Metres to that place." }),
    date: civilDate,
    slot: whole.nullable(),
    flags: z.array(z.string()),
    nextAction: z.enum(nextActions),
  })
  .meta({ id: "PunchReceipt" });
export type PunchReceipt = z.output<typeof punchReceipt>;

export const judgedPunch = {
  kind: z.enum(punchKinds),
  at: instant,
  accepted: z.boolean(),
  refusal: z.enum(refusals).nullable(),
  verdict: z.enum(verdicts),
  location: namedReference.nullable(),
  distance: z.number().nullable(),
  nearest: z.object({ location: namedReference, distance: z.number() }).nullable(),
  date: civilDate,
  slot: whole.nullable(),
  flags: z.array(z.string()),
};

/** A punch as shown to its owner and officers. */
export const punch = z
  .object({
    id: idOut,
    ...judgedPunch,
    receivedAt: instant,
    source: z.enum(punchSources),
    accuracy: z.number().nullable(),
    isVoided: z.boolean().meta({ description: "Voided by an officer or rejected in review; counts in no day." }),
    by: attendee.nullable().meta({ description: "The officer who entered it." }),
    reason: namedReference.nullable(),
    note: z.string().nullable(),
    voidReason: namedReference.nullable(),
    voidNote: z.string().nullable(),
  })
  .meta({ id: "Punch" });
export type Punch = z.output<typeof punch>;

/** A punch that an officer enters for an employee, without the fence, with a reason. */
export const enterPunch = z.strictObject({
  user: id,
  kind: z.enum(punchKinds),
  at: moment.refine((at) => at >= "1900-01-01", "date"),
  reason: id.meta({ description: "A lookup of the category `correctionReason`." }),
  note: optionalText(500).meta({ description: "Required if the lookup entry requires it." }),
});

export const voidPunch = z.strictObject({ reason: id, note: optionalText(500) });

/** The corrected punch, and the date of its day. */
export const correctedPunch = z.object({ punch, date: civilDate });

export const listReviewQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(reviewStates).default("open"),
  suspicion: z.enum(suspicions).optional(),
  location: id.optional(),
  user: id.optional(),
  from: ruleDate.optional(),
  to: ruleDate.optional(),
});

export const reviewedPunch = z
  .object({
    person: attendee,
    punch,
    suspicions: z.array(suspicion),
    position: z
      .object({ latitude: z.number(), longitude: z.number() })
      .nullable()
      .meta({ description: "Null once it has been purged." }),
    state: z.enum(reviewStates),
    reviewedBy: attendee.nullable(),
    reviewedAt: instant.nullable(),
    reviewNote: z.string().nullable(),
  })
  .meta({ id: "ReviewedPunch" });
export type ReviewedPunch = z.output<typeof reviewedPunch>;

const ruleKinds = [
  "zone",
  "location",
  "locationZoneUser",
  "exceptionDay",
  "workingTimeRule",
  "overtimePolicy",
] as const;

export const listMarksQuery = z.strictObject({ ...pageQuery, state: z.enum(["open", "seen"]).default("open") });

/** A change of a rule that reaches its author's own days. */
export const ruleMark = z
  .object({
    id: idOut,
    rule: z.object({
      kind: z.enum(ruleKinds),
      id: idOut,
      name: z
        .object({ nameAr: z.string().nullable(), nameEn: z.string().nullable() })
        .nullable()
        .meta({ description: "Of an assignment, its zone's; null when the rule was deleted." }),
    }),
    action: z.enum(["created", "updated", "deleted"]),
    author: attendee,
    from: civilDate.nullable().meta({ description: "Of the dates that can change; null: no first one." }),
    to: civilDate.nullable(),
    madeAt: instant,
    seenBy: attendee.nullable(),
    seenAt: instant.nullable(),
  })
  .meta({ id: "RuleMark" });
export type RuleMark = z.output<typeof ruleMark>;

/** A rejected punch is voided and its day recomputed; accepted ones leave the list. */
export const decideReview = z.strictObject({
  punches: z.array(id).min(1, "fieldRequired").max(100),
  decision: z.enum(["accept", "reject"]),
  note: optionalText(500).meta({ description: "Required when rejecting." }),
});
export const reviewOutcome = z.object({
  decided: whole,
  punches: z.array(idOut).meta({ description: "The decided punches; only the decider can undo them." }),
  skipped: whole.meta({ description: "Decided already, in a locked month, or one's own." }),
});

/** Undoes the officer's own decisions of the last ten minutes. */
export const undoReview = z.strictObject({ punches: z.array(id).min(1, "fieldRequired").max(100) });
export const undoneReview = z.object({
  reopened: whole,
  skipped: whole.meta({ description: "Decided longer ago or by others, changed since, or in a locked month." }),
});
