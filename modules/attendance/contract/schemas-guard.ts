import { z } from "zod";
import { caseId, listOf, orNull } from "#shared/case.ts";
import { weekdays } from "#shared/weekdays.ts";
import { or, writtenDate, writtenInstant, writtenTime } from "./evaluation.ts";
import { guardModes, limitKinds } from "./kinds.ts";

// Input and output of the guard of working time: which shifts of one person break which rules. Unknown keys are ignored.

export type LimitKind = (typeof limitKinds)[number];

const ruleFields = {
  id: caseId,
  from: writtenDate.meta({ description: "First date of shifts to which the rule applies." }),
  to: orNull(writtenDate),
  mode: z.enum(guardModes),
};
const limitRule = z.object({
  ...ruleFields,
  kind: z.enum(limitKinds),
  minutes: z.number().int().min(0).max(30_240).meta({ description: "At most; for restBetween at least." }),
});
const outdoorsRule = z.object({
  ...ruleFields,
  kind: z.literal("outdoors"),
  after: writtenTime.meta({ description: "No work outdoors from this local time." }),
  before: writtenTime,
});

const shift = z.object({
  date: writtenDate.meta({ description: "The date to which the shift belongs." }),
  start: writtenInstant,
  end: writtenInstant,
  breakMinutes: or(z.number().int().min(0).max(1_440), 0),
  timeZone: z.string().min(1),
  outdoors: or(z.boolean(), false),
});

export const guardInput = z.object({
  rules: z.array(z.discriminatedUnion("kind", [limitRule, outdoorsRule])),
  firstDayOfWeek: or(z.enum(weekdays), "sunday"),
  shifts: listOf(shift),
});

export type GuardInput = z.output<typeof guardInput>;
export type GuardRule = GuardInput["rules"][number];
export type LimitRule = z.output<typeof limitRule>;
export type OutdoorsRule = z.output<typeof outdoorsRule>;

/** A broken rule: the minutes measured from one instant to another, and the dates of the shifts concerned. */
export type Finding = {
  rule: string;
  mode: GuardRule["mode"];
  from: string;
  to: string;
  minutes: number;
  limit: number;
  dates: string[];
};
export type GuardAnswer = { findings: Finding[] };
