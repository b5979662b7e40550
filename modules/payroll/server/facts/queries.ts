import type { DayKind, DayState } from "#modules/attendance/server/index.ts";
import { statement } from "#platform/database/statement.ts";

/** A person of a month's file, as the record was when it was made. */
export type PersonRow = {
  id: string;
  employeeNumber: string | null;
  nameEn: string | null;
  nameAr: string | null;
  departmentEn: string | null;
  departmentAr: string | null;
  hireDate: string | null;
  endDate: string | null;
};

/** People read at a time, with their days. */
const peopleAtOnce = 100;

const hasDays =
  "exists (select from attendance_day a where a.person_id = p.id and a.date between $1::date and $2::date)";

/** The next people with days in a span, by id. */
export const selectPeople = statement<PersonRow, [from: string, to: string, after: string]>(`
  select p.id, p.employee_number as "employeeNumber", p.name_en as "nameEn", p.name_ar as "nameAr",
    d.name_en as "departmentEn", d.name_ar as "departmentAr", p.hire_date as "hireDate", p.left_on as "endDate"
  from person p left join department d on d.id = p.department_id
  where p.id > $3::bigint and ${hasDays}
  order by p.id limit ${peopleAtOnce}`).all;

export const countPeople = statement<{ count: number }, [from: string, to: string]>(
  `select count(*)::int as count from person p where ${hasDays}`,
).value("count", 0);

/** A row of a day of attendance, and the leave that applied to its slot. */
export type SlotRow = {
  personId: string;
  date: string;
  slot: number;
  state: DayState;
  requiredMinutes: number;
  workedMinutes: number;
  lateMinutes: number;
  earlyMinutes: number;
  extraBeforeMinutes: number;
  extraAfterMinutes: number;
  isLeave: boolean;
  isHalfLeave: boolean;
};

/** The rows of some people, by person, date and slot. */
export const selectSlots = statement<SlotRow, [personIds: readonly string[], from: string, to: string]>(`
  select person_id as "personId", date, slot, state, required_minutes as "requiredMinutes",
    worked_minutes as "workedMinutes", late_minutes as "lateMinutes", early_minutes as "earlyMinutes",
    extra_before_minutes as "extraBeforeMinutes", extra_after_minutes as "extraAfterMinutes",
    reasons @> '[{"code": "absence", "kind": "leave"}]' as "isLeave",
    reasons @> '[{"code": "absence", "kind": "halfLeave"}]' as "isHalfLeave"
  from attendance_day
  where person_id = any($1::bigint[]) and date between $2::date and $3::date
  order by person_id, date, slot`).all;

/** Leave that touches a span, with its kind of leave; null for leave without one. */
export type LeaveRow = {
  personId: string;
  isHalf: boolean;
  fromDate: string;
  toDate: string;
  lookupId: string | null;
};

export const selectLeave = statement<LeaveRow, [personIds: readonly string[], from: string, to: string]>(`
  select person_id as "personId", kind = 'halfLeave' as "isHalf", from_date as "fromDate", to_date as "toDate", lookup_id as "lookupId"
  from absence
  where person_id = any($1::bigint[]) and kind in ('leave', 'halfLeave') and from_date <= $3::date
    and to_date >= $2::date
  order by person_id, from_date, id`).all;

/** Approved overtime of a date. */
export type OvertimeRow = {
  personId: string;
  date: string;
  dayKind: DayKind;
  minutes: number;
  nightMinutes: number;
  /** Settled as days of leave instead of pay. */
  isTimeOff: boolean;
};

export const selectOvertime = statement<OvertimeRow, [personIds: readonly string[], from: string, to: string]>(`
  select person_id as "personId", date, day_kind as "dayKind", approved_minutes as minutes /* not null: approved */,
    approved_night_minutes as "nightMinutes" /* not null: approved */,
    leave_type_id is not null as "isTimeOff"
  from overtime_claim
  where person_id = any($1::bigint[]) and date between $2::date and $3::date and state = 'approved'
  order by person_id, date`).all;

/** Unpaid leave and suspensions that touch a span. */
export type UnpaidRow = { personId: string; fromDate: string; toDate: string };

export const selectUnpaid = statement<UnpaidRow, [personIds: readonly string[], from: string, to: string]>(`
  select person_id as "personId", from_date as "fromDate", to_date as "toDate" from leave_suspension
  where person_id = any($1::bigint[]) and from_date <= $3::date and to_date >= $2::date
  order by person_id, from_date`).all;
