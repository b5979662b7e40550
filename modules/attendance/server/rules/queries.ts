import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Weekday } from "#shared/weekdays.ts";
import type { Assignment, ExceptionDay, Location, Zone } from "../../contract/evaluation.ts";
import type { overtimeApprovals } from "../../contract/kinds.ts";
import type { GuardRule } from "../../contract/schemas-guard.ts";
import type { TimeOffTerms } from "../../contract/schemas-overtime.ts";
import type { Limits } from "../overtime/apply-limits.ts";

type Named = { nameAr: string; nameEn: string };

/** An active rule of working time; people whom it names are kept with each person. */
export type WorkingTimeRule = GuardRule & Named & { everyone: boolean; roles: string[] };

/** An active policy of overtime; people whom it names are kept with each person. */
export type OvertimePolicyRule = Limits & {
  id: string;
  nightStart: string | null;
  nightEnd: string | null;
  approval: (typeof overtimeApprovals)[number];
  /** Of time off; null if it is settled as pay. */
  leaveType: string | null;
  timeOff: TimeOffTerms | null;
  from: string;
  to: string | null;
  everyone: boolean;
  roles: string[];
};

/** The stored rules with the engine's field names. Deleted zones and locations are included for their names. */
export type StoredRules = {
  version: string;
  zones: (Omit<Zone, "days"> & Named & { deleted: boolean; days: (Zone["days"][number] & { weekday: Weekday })[] })[];
  locations: (Location & Named & { outdoors: boolean; deleted: boolean })[];
  assignments: Omit<Assignment, "users">[];
  exceptionDays: (Omit<ExceptionDay, "users"> & {
    nameAr: string | null;
    nameEn: string | null;
    lastDate: string | null;
    repeats: "none" | "gregorian" | "hijri";
  })[];
  workingTimeRules: WorkingTimeRule[];
  overtimePolicies: OvertimePolicyRule[];
};

const list = (object: string, from: string): string => `coalesce((select jsonb_agg(${object}) from ${from}), '[]')`;
const rolesOf = (table: string, owner: string): string =>
  `coalesce((select jsonb_agg(r.role_id::text order by r.role_id) from ${table} r where r.${owner} = x.id), '[]')`;

/** One statement, for a consistent snapshot. */
const selectRules = statement<StoredRules, []>(`
  select version::text,
    ${list(
      `jsonb_build_object('id', x.id::text, 'nameAr', x.name_ar, 'nameEn', x.name_en, 'layer', x.layer,
        'startDate', x.start_date, 'endDate', x.end_date, 'checkInAllowance', x.check_in_allowance,
        'checkOutAllowance', x.check_out_allowance, 'opensBefore', x.opens_before, 'closesAfter', x.closes_after,
        'halfDayBelow', x.half_day_below, 'absentBelow', x.absent_below, 'clipEarly', x.clip_early,
        'clipLate', x.clip_late, 'autoCheckOut', x.auto_check_out, 'active', x.is_active and x.deleted_at is null,
        'deleted', x.deleted_at is not null, 'days', coalesce((
          select jsonb_agg(jsonb_build_object('weekday', d.weekday, 'start', to_char(d.start_time, 'HH24:MI'),
            'end', to_char(d.end_time, 'HH24:MI'), 'breakMinutes', d.break_minutes) order by d.position)
          from zone_day d where d.zone_id = x.id), '[]'))`,
      "zone x",
    )} as zones,
    ${list(
      `jsonb_build_object('id', x.id::text, 'nameAr', x.name_ar, 'nameEn', x.name_en, 'latitude', x.latitude,
        'longitude', x.longitude, 'radius', x.radius, 'timeZone', x.time_zone, 'fencePolicy', x.fence_policy,
        'strict', x.strict, 'maximumAccuracy', x.maximum_accuracy, 'outdoors', x.outdoors,
        'active', x.is_active and x.deleted_at is null, 'deleted', x.deleted_at is not null)`,
      "location x",
    )} as locations,
    ${list(
      `jsonb_build_object('id', x.id::text, 'location', x.location_id::text, 'zone', x.zone_id::text,
        'from', x.from_date, 'to', x.to_date, 'active', x.is_active,
        'roles', ${rolesOf("location_zone_user_role", "location_zone_user_id")})`,
      "location_zone_user x",
    )} as assignments,
    ${list(
      `jsonb_build_object('id', x.id::text, 'date', x.date, 'lastDate', x.last_date, 'repeats', x.repeats, 'workDay', x.work_day,
        'nameAr', x.name_ar, 'nameEn', x.name_en, 'everyone', x.everyone, 'start', to_char(x.start_time, 'HH24:MI'),
        'end', to_char(x.end_time, 'HH24:MI'), 'active', x.is_active,
        'roles', ${rolesOf("exception_day_role", "exception_day_id")})`,
      "exception_day x",
    )} as "exceptionDays",
    ${list(
      `jsonb_build_object('id', x.id::text, 'nameAr', x.name_ar, 'nameEn', x.name_en, 'kind', x.kind, 'minutes', x.minutes,
        'after', to_char(x.after_time, 'HH24:MI'), 'before', to_char(x.before_time, 'HH24:MI'), 'from', x.from_date,
        'to', x.to_date, 'mode', x.mode, 'everyone', x.everyone or exists (
          select from working_time_rule_role r join role e on e.id = r.role_id and e.key = 'employee'
          where r.working_time_rule_id = x.id),
        'roles', ${rolesOf("working_time_rule_role", "working_time_rule_id")})`,
      "working_time_rule x where x.is_active and x.deleted_at is null",
    )} as "workingTimeRules",
    ${list(
      `jsonb_build_object('id', x.id::text, 'minimum', x.minimum_minutes, 'block', x.block_minutes,
        'mostPerDay', x.most_per_day, 'mostPerMonth', x.most_per_month, 'mostPerYear', x.most_per_year,
        'nightStart', to_char(x.night_start_time, 'HH24:MI'), 'nightEnd', to_char(x.night_end_time, 'HH24:MI'),
        'approval', x.approval, 'leaveType', x.leave_type_id::text, 'timeOff', case when x.leave_type_id is not null then
          jsonb_build_object('factors', jsonb_build_object('ordinary', x.ordinary_factor, 'night', x.night_factor,
            'restDay', x.rest_day_factor, 'holiday', x.holiday_factor), 'dayMinutes', x.day_minutes,
            'expiresMonths', x.expires_months, 'expiresDays', x.expires_days) end,
        'from', x.from_date, 'to', x.to_date, 'everyone', x.everyone or exists (
          select from overtime_policy_role r join role e on e.id = r.role_id and e.key = 'employee'
          where r.overtime_policy_id = x.id),
        'roles', ${rolesOf("overtime_policy_role", "overtime_policy_id")})`,
      "overtime_policy x where x.is_active and x.deleted_at is null",
    )} as "overtimePolicies"
  from attendance_rules`).first;

export async function readRules(db: Reader): Promise<StoredRules> {
  const rules = await selectRules(db);
  if (rules === null) throw new Error("The count of changes of rules is missing.");
  return rules;
}

/** Returns the version of the rules. */
export const readVersion = statement<{ version: string }, []>("select version::text from attendance_rules").value(
  "version",
  "0",
);
