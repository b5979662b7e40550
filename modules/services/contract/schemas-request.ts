import { z } from "zod";
import { optionalText, version } from "#shared/fields.ts";
import { errorCodes } from "#shared/errors.ts";
import { storedFile } from "#shared/files.ts";
import { recountedDay } from "#shared/recounted-day.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary, queryBoolean } from "#shared/wire.ts";
import { definitionKey, formAnswers, type Answers } from "./form/definition.ts";
import { letter } from "./schemas-letter.ts";
import { approverSummary, brokenMinimum, expectation, offeredLookups, storedForm } from "./schemas-service.ts";

const requestStates = ["draft", "waiting", "returned", "approved", "rejected", "withdrawn", "revoked"] as const;
export type RequestState = (typeof requestStates)[number];

const decisions = ["approve", "return", "reject"] as const;
export type Decision = (typeof decisions)[number];

const words = 2_000;

/** Steps repeat in every round, so the name of a step does not identify the state that was judged. */
const seenVersion = version.meta({
  description: "Version of the request that the approver saw; if it has changed since, the decision is refused.",
});

export const createRequest = z.strictObject({
  service: definitionKey,
  answers: formAnswers.default({}),
  submit: z
    .boolean()
    .default(false)
    .meta({ description: "Whether it is sent at once; otherwise it is saved as a draft." }),
});
export const updateRequest = z.strictObject({ version, answers: formAnswers });
export const submitRequest = z.strictObject({ version });
export const withdrawRequest = z.strictObject({ reason: optionalText(words) });
export const decideRequest = z.strictObject({
  step: definitionKey.meta({
    description: "The step that the approver saw; if the request is in another step, the decision is refused.",
  }),
  version: seenVersion,
  decision: z.enum(decisions),
  reason: optionalText(words).meta({ description: "Required when returning or rejecting." }),
});
export const commentRequest = z.strictObject({
  text: z.string().trim().min(1, "fieldRequired").max(words),
});
export const decideMany = z.strictObject({
  decision: z.enum(decisions),
  reason: optionalText(words),
  items: z
    .array(z.strictObject({ request: id, step: definitionKey, version: seenVersion }))
    .min(1, "fieldRequired")
    .max(50),
});
export const decidedMany = z.object({
  results: z.array(
    z.object({
      request: idOut,
      isDone: z.boolean(),
      code: z.enum(errorCodes).nullable().meta({ description: "Error code of the refusal." }),
    }),
  ),
});

export const changeLeave = z
  .strictObject({ from: civilDate, to: civilDate, reason: optionalText(500) })
  .meta({ description: "The days of the leave from a date to another are given back; all of them cancel it." });

export const listRequestsQuery = z.strictObject({
  ...pageQuery,
  mine: queryBoolean
    .default(true)
    .meta({ description: "False for requests of others that the caller may read; all requests for service managers." }),
  state: z.enum(requestStates).optional(),
  service: definitionKey.optional(),
});

const step = z.object({ key: z.string(), nameEn: z.string(), nameAr: z.string() });

/** Facts for an approver: dates, length, the balance after approval, and absent colleagues. */
const approvalFacts = z
  .object({
    period: z
      .object({
        from: civilDate,
        to: civilDate,
        fromTime: z.string().nullable().meta({ description: "`HH:MM`, where it asks for hours of one day." }),
        toTime: z.string().nullable(),
      })
      .nullable(),
    amount: z
      .object({ unit: z.enum(["days", "minutes"]), count: z.number() })
      .nullable()
      .meta({ description: "Working days or minutes that count as used; calendar days where nothing is counted." }),
    left: z
      .number()
      .nullable()
      .meta({ description: "Balance after approval, in the same unit; null without a limit." }),
    isWithoutBalance: z.boolean().meta({
      description:
        "Whether the leave takes from a balance that the requester does not have: without a hire date or a policy.",
    }),
    away: z
      .array(z.object({ person: personSummary, from: civilDate, to: civilDate }))
      .meta({ description: "Colleagues with the same manager who are on leave or mission then; five at most." }),
    awayCount: z.number().int(),
    coverage: z.array(brokenMinimum).meta({ description: "Rules of coverage that approval would break." }),
  })
  .meta({ id: "ApprovalFacts" });
export type ApprovalFacts = z.output<typeof approvalFacts>;

const dates = z.object({ from: civilDate, to: civilDate });
export type Dates = z.output<typeof dates>;

/** The change of an approved leave that a request asks for. */
const leaveChange = z
  .object({
    request: idOut.meta({ description: "The request that the leave was approved by." }),
    before: z.array(dates).meta({ description: "The leave when the change was asked." }),
    after: z.array(dates).meta({ description: "What the change leaves of it; empty if the leave is cancelled." }),
    days: z.number().meta({ description: "Days that return to the balance." }),
  })
  .meta({ id: "LeaveChange" });
export type LeaveChange = z.output<typeof leaveChange>;

export const requestSummary = z
  .object({
    id: idOut,
    service: z.object({ code: z.string(), nameEn: z.string(), nameAr: z.string(), icon: z.string() }),
    state: z.enum(requestStates),
    requester: personSummary,
    step: step.nullable().meta({ description: "The step it waits in." }),
    deciders: z.array(approverSummary).meta({ description: "Approvers for whom it waits; three at most." }),
    deciderCount: z.number().int(),
    expectedBy: instant.nullable(),
    approval: approvalFacts.nullable().meta({ description: "Only if the reader is an approver." }),
    change: leaveChange.nullable().meta({ description: "Only of a request that changes an approved leave." }),
    createdAt: instant,
    submittedAt: instant.nullable(),
    endedAt: instant.nullable(),
    version: z.number().int(),
  })
  .meta({ id: "RequestSummary" });
export type RequestSummary = z.output<typeof requestSummary>;

const historyKinds = [
  "submitted",
  "stepEntered",
  "approved",
  "returned",
  "rejected",
  "completed",
  "withdrawn",
  "commented",
  "handedOver",
  "letterRevoked",
  "revoked",
  "shortened",
  "recounted",
] as const;
export type HistoryKind = (typeof historyKinds)[number];

const requestStep = step
  .extend({
    mode: z.enum(["any", "all"]),
    state: z.enum(["done", "current", "ahead"]),
    enteredAt: instant.nullable(),
    endedAt: instant.nullable(),
    expectation: expectation.nullable().meta({ description: "Of the current step." }),
    deciders: z.array(
      approverSummary.extend({ decision: z.enum(decisions).nullable(), decidedAt: instant.nullable() }),
    ),
  })
  .meta({ id: "RequestStep" });
export type RequestStep = z.output<typeof requestStep>;

export const request = requestSummary
  .extend({
    serviceVersion: z.number().int(),
    form: storedForm,
    answers: z.custom<Answers>().meta({ type: "object", description: "By the keys of fields; see `FormAnswers`." }),
    lookups: offeredLookups.meta({ description: "Also entries that were chosen and are no longer offered." }),
    people: z.array(personSummary).meta({ description: "People named in answers." }),
    files: z.array(storedFile).meta({ description: "Files named in answers." }),
    steps: z.array(requestStep).meta({ description: "Steps of the last round, and the steps ahead as of today." }),
    history: z.array(
      z.object({
        id: idOut,
        kind: z.enum(historyKinds),
        at: instant,
        actor: personSummary.nullable(),
        insteadOf: personSummary.nullable(),
        step: step.nullable(),
        text: z.string().nullable(),
        left: z
          .array(z.object({ fromDate: civilDate, fromTime: z.string(), toDate: civilDate, toTime: z.string() }))
          .meta({ description: "The remaining absences, if it was shortened." }),
        counted: z
          .array(recountedDay)
          .meta({ description: "Of leave that was counted again: the dates that came back or are taken." }),
      }),
    ),
    leave: z
      .object({
        stretches: z.array(dates),
        days: z.array(z.object({ date: civilDate, part: z.number() })).meta({ description: "The days that count." }),
        byOfficers: z.boolean().meta({ description: "Whether officers decide on changes, since it has begun." }),
      })
      .nullable()
      .meta({ description: "The approved leave, if the reader may ask to change it." }),
    letter: letter.nullable().meta({ description: "The letter that the request issued." }),
    can: z.object({
      edit: z.boolean(),
      submit: z.boolean(),
      withdraw: z.boolean(),
      delete: z.boolean(),
      decide: z.boolean(),
      comment: z.boolean(),
      askAgain: z.boolean().meta({ description: "Whether a new request can be filled with its answers." }),
      revokeLetter: z.boolean(),
    }),
  })
  .meta({ id: "Request" });
export type Request = z.output<typeof request>;
