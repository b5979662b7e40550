import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import type { createOvertimePolicy } from "../../contract/schemas-overtime.ts";
import { namingTable } from "../effects/store-rule.ts";

export type OvertimePolicyValues = z.output<typeof createOvertimePolicy>;

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  minimum: "minimum_minutes",
  block: "block_minutes",
  mostPerDay: "most_per_day",
  mostPerMonth: "most_per_month",
  mostPerYear: "most_per_year",
  nightStart: "night_start_time",
  nightEnd: "night_end_time",
  approval: "approval",
  settlement: "settlement",
  leaveType: "leave_type_id",
  ordinaryFactor: "ordinary_factor",
  nightFactor: "night_factor",
  restDayFactor: "rest_day_factor",
  holidayFactor: "holiday_factor",
  dayMinutes: "day_minutes",
  expiresMonths: "expires_months",
  expiresDays: "expires_days",
  from: "from_date",
  to: "to_date",
  everyone: "everyone",
  isActive: "is_active",
};

/** Deleted policies stay for their claims. */
export const overtimePolicyTable = namingTable("overtime_policy", columns, { isKept: true });
export const lockOvertimePolicy = statement<OvertimePolicyValues & { version: number }, [id: string]>(
  overtimePolicyTable.lockText,
).changed;
