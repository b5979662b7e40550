import type { Effect, Grants } from "../../contract/schemas-definition.ts";
import type { Allowance } from "../../contract/schemas-service.ts";
import { isDayPart, isSpan, type DayPart } from "../../contract/form/conditions.ts";
import type { Answers } from "../../contract/form/definition.ts";

// Answers that effects read. The forms may have further fields, with any labels and in any order.

export const textOf = (answers: Answers, key: string): string | null => {
  const answer = answers[key];
  return typeof answer === "string" && answer.trim() !== "" ? answer : null;
};

export const isLeaveEffect = (effect: Effect | null): boolean =>
  effect === "annualLeave" || effect === "sickLeave" || effect === "leave";

/** The part of a day that is asked for; annual and sick leave take whole days. */
export const dayPartOf = ({ dayPart }: Answers, effect: Effect | null): DayPart =>
  effect === "leave" && isDayPart(dayPart) ? dayPart : "whole";

export type Span = { from: string; to: string };
export const spanOf = (answers: Answers, key: string): Span | null => {
  const answer = answers[key];
  return isSpan(answer) && answer.from !== "" && answer.to !== "" ? { from: answer.from, to: answer.to } : null;
};

/** Minutes of a month for hourly permissions, else days of a year. */
export const unitOfEffect = (effect: Effect | null): Allowance["unit"] =>
  effect === "hourlyPermission" ? "minutes" : "days";

/** Null: no limit. */
export const grantedIn = (unit: Allowance["unit"], { daysPerYear, minutesPerMonth }: Grants): number | null =>
  unit === "days" ? daysPerYear : minutesPerMonth;
