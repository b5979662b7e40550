import type { Effect, Grants } from "../../contract/schemas-definition.ts";
import type { Allowance } from "../../contract/schemas-service.ts";

/** Minutes of a month for hourly permissions, else days of a year. */
export const unitOfEffect = (effect: Effect | null): Allowance["unit"] =>
  effect === "hourlyPermission" ? "minutes" : "days";

/** Null: no limit. */
export const grantedIn = (unit: Allowance["unit"], { daysPerYear, minutesPerMonth }: Grants): number | null =>
  unit === "days" ? daysPerYear : minutesPerMonth;
