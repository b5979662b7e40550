import { Temporal } from "temporal-polyfill";
import type { TimeOffTerms } from "../../contract/schemas-overtime.ts";

/** Returns the last usable day of the time off for overtime of a date; null if it does not expire. */
export function expiryOf(date: string, { expiresMonths, expiresDays }: TimeOffTerms): string | null {
  if (expiresDays !== null) return Temporal.PlainDate.from(date).add({ days: expiresDays }).toString();
  if (expiresMonths === null) return null;
  return Temporal.PlainDate.from(date).add({ months: expiresMonths }).toString();
}
