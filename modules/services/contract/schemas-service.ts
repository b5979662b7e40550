import { z } from "zod";
import { civilDate, idOut, instant, personSummary } from "#shared/wire.ts";
import { definitionKey, formAnswers, type FormDefinition } from "./form/definition.ts";
import { effects, serviceCategories } from "./schemas-definition.ts";

export const serviceParams = z.strictObject({ code: definitionKey });

const duration = z.object({ amount: z.number().int(), unit: z.enum(["hours", "days"]) });

export const serviceSummary = z
  .object({
    code: z.string(),
    category: z.enum(serviceCategories),
    icon: z.string(),
    nameEn: z.string(),
    nameAr: z.string(),
    summaryEn: z.string(),
    summaryAr: z.string(),
    expectedDuration: duration,
    isFavourite: z.boolean(),
  })
  .meta({ id: "ServiceSummary" });
export type ServiceSummary = z.output<typeof serviceSummary>;

/** Why a person is an approver. `managerAbove` and `serviceManager` are fallbacks if no other approver can decide. */
const deciderReasons = [
  "manager",
  "managersManager",
  "role",
  "person",
  "managerAbove",
  "serviceManager",
  "handedOver",
  "officer",
] as const;
export type DeciderReason = (typeof deciderReasons)[number];

export const approverSummary = z
  .object({
    person: personSummary,
    why: z.enum(deciderReasons),
    insteadOf: z
      .object({ person: personSummary, until: civilDate.nullable() })
      .nullable()
      .meta({ description: "The absent person, until that day, or the person whose approvals were handed over." }),
  })
  .meta({ id: "AskedPerson" });
export type ApproverSummary = z.output<typeof approverSummary>;

/** A step with the approvers it would have today. */
const plannedStep = z
  .object({
    key: z.string(),
    nameEn: z.string(),
    nameAr: z.string(),
    mode: z.enum(["any", "all"]),
    deciders: z.array(approverSummary).meta({ description: "20 people at most." }),
  })
  .meta({ id: "PlannedStep" });
export type PlannedStep = z.output<typeof plannedStep>;

/** Duration in hours of working time; from the definition if fewer than five decisions exist. */
export const expectation = z
  .object({
    source: z.enum(["history", "definition"]),
    medianHours: z.number(),
    ninetiethHours: z.number(),
    samples: z.number().int(),
  })
  .meta({ id: "ServiceExpectation" });
export type Expectation = z.output<typeof expectation>;

/** Grant of the current year or month and its balance; waiting requests count as used. */
const allowance = z
  .object({
    unit: z.enum(["days", "minutes"]),
    from: civilDate,
    to: civilDate,
    granted: z
      .number()
      .nullable()
      .meta({ description: "Null: no limit. Of leave from a balance: all that could be taken." }),
    used: z.number(),
    waiting: z.number(),
    left: z.number().nullable(),
    asked: z.number().nullable().meta({ description: "The requested amount; null while the answers are incomplete." }),
  })
  .meta({ id: "ServiceAllowance" });
export type Allowance = z.output<typeof allowance>;

/** Entries of each lookup field, by field key. */
export const offeredLookups = z.record(
  z.string(),
  z.array(z.object({ id: idOut, nameEn: z.string(), nameAr: z.string(), isRequired: z.boolean() })),
);
export type OfferedLookups = z.output<typeof offeredLookups>;

/** Not validated on output: it was validated on input. */
export const storedForm = z
  .custom<FormDefinition>()
  .meta({ type: "object", description: "The form of the version; see `ServiceDefinition`." });

export const service = serviceSummary
  .extend({
    needsEn: z.string().nullable(),
    needsAr: z.string().nullable(),
    effect: z.enum(effects).nullable(),
    serviceVersion: z.number().int(),
    form: storedForm,
    lookups: offeredLookups,
    steps: z.array(plannedStep).meta({ description: "Steps without a condition." }),
    expectation,
    allowance: allowance.nullable(),
    draftId: idOut.nullable().meta({ description: "The caller's latest draft." }),
  })
  .meta({ id: "Service" });
export type Service = z.output<typeof service>;

/** Attendance services that the signed-in user may request, with their balances. */
export const attendanceServices = z
  .object({
    allowances: z
      .array(
        z.object({
          service: z.object({ code: z.string(), nameEn: z.string(), nameAr: z.string(), icon: z.string() }),
          allowance,
        }),
      )
      .meta({ description: "Of this year or month, in the order of the catalogue." }),
    correction: z
      .string()
      .nullable()
      .meta({ description: "Code of the service for corrections of a day; null if the caller may not request one." }),
  })
  .meta({ id: "AttendanceServices" });
export type AttendanceServices = z.output<typeof attendanceServices>;

/** The dates of leave that is asked for, and the balance on the first of those that count. */
const plannedLeave = z
  .object({
    days: z.array(
      z.object({
        date: civilDate,
        part: z.number(),
        why: z
          .enum(["dayOff", "holiday", "outsideEmployment"])
          .nullable()
          .meta({ description: "Why it does not count; null if it does." }),
      }),
    ),
    balance: z
      .object({ on: civilDate, before: z.number(), after: z.number() })
      .nullable()
      .meta({ description: "Null if the leave takes from no balance, or the person has none." }),
  })
  .meta({ id: "PlannedLeave" });
export type PlannedLeave = z.output<typeof plannedLeave>;

/** A rule of coverage that leave would break: on these days too few people of a unit would be at work. */
export const brokenMinimum = z
  .object({
    rule: z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() }),
    mode: z.enum(["warn", "refuse"]).meta({ description: "`refuse`: it is not approved as things are." }),
    days: z.array(
      z.object({
        date: civilDate,
        scheduled: z.number().int().meta({ description: "People of the unit who are scheduled." }),
        least: z.number().int(),
        left: z.number().int().meta({ description: "Those of them without approved leave, without this person." }),
      }),
    ),
  })
  .meta({ id: "BrokenMinimum" });
export type BrokenMinimum = z.output<typeof brokenMinimum>;

export const tryService = z.strictObject({ answers: formAnswers });

/** Result of sending these answers now. */
export const trial = z
  .object({
    problems: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .meta({ description: "By the keys of fields, in the words of the reader's language." }),
    isLocked: z.boolean().meta({ description: "Whether it is in a locked month." }),
    isExceeded: z.boolean().meta({ description: "Whether it exceeds the balance." }),
    steps: z.array(plannedStep),
    allowance: allowance.nullable(),
    leave: plannedLeave.nullable().meta({ description: "Null unless a complete period of leave is asked for." }),
    coverage: z.array(brokenMinimum).meta({ description: "Rules of coverage that approval would break." }),
    expectedBy: instant,
  })
  .meta({ id: "ServiceTrial" });
export type Trial = z.output<typeof trial>;

export const favouriteState = z.object({ isFavourite: z.boolean() });
