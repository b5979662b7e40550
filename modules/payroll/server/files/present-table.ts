import type { XlsxCell } from "#platform/http/xlsx.ts";
import { balanceOf, leaveOf, type DayKey, type PersonKey } from "../../contract/kinds.ts";
import type { DayFacts, PersonFacts } from "../facts/compute-facts.ts";

type Of<Input> = (input: Input) => XlsxCell;
type OneDay = { person: PersonFacts; day: DayFacts };

const date = (value: string | null): XlsxCell => (value === null ? null : { date: value });
const sum = (days: readonly DayFacts[], valueOf: (day: DayFacts) => number): number =>
  days.reduce((total, day) => total + valueOf(day), 0);
/** Halves as days; of one kind, or of all. */
const leaveDays = ({ leave }: DayFacts, kind?: string): number =>
  (kind === undefined ? Object.values(leave).reduce((total, halves) => total + halves, 0) : (leave[kind] ?? 0)) / 2;

const minutesOf = {
  requiredMinutes: (day) => day.required,
  workedMinutes: (day) => day.worked,
  lateMinutes: (day) => day.late,
  earlyMinutes: (day) => day.early,
  extraBeforeMinutes: (day) => day.before,
  extraAfterMinutes: (day) => day.after,
  extraMinutes: (day) => day.before + day.after,
  overtimeMinutes: ({ overtime }) =>
    overtime === null ? 0 : overtime.ordinary + overtime.night + overtime.restDay + overtime.holiday,
  ordinaryOvertimeMinutes: ({ overtime }) => overtime?.ordinary ?? 0,
  nightOvertimeMinutes: ({ overtime }) => overtime?.night ?? 0,
  restDayOvertimeMinutes: ({ overtime }) => overtime?.restDay ?? 0,
  holidayOvertimeMinutes: ({ overtime }) => overtime?.holiday ?? 0,
  timeOffOvertimeMinutes: ({ timeOff }) => timeOff ?? 0,
} satisfies Partial<Record<DayKey, (day: DayFacts) => number>>;

const whoOf = {
  number: ({ id }) => Number(id),
  employeeNumber: ({ employeeNumber }) => employeeNumber,
  nameEn: ({ nameEn }) => nameEn,
  nameAr: ({ nameAr }) => nameAr,
  departmentEn: ({ departmentEn }) => departmentEn,
  departmentAr: ({ departmentAr }) => departmentAr,
} satisfies Partial<Record<PersonKey & DayKey, Of<PersonFacts>>>;

const mapped = <Key extends string, From, To>(of: Record<Key, From>, turn: (from: From) => To): Record<Key, To> =>
  Object.fromEntries(Object.entries(of).map(([key, from]) => [key, turn(from as From)])) as Record<Key, To>;

const personCells: Record<Exclude<PersonKey, "month">, Of<PersonFacts>> = {
  ...whoOf,
  ...mapped<keyof typeof minutesOf, (day: DayFacts) => number, Of<PersonFacts>>(
    minutesOf,
    (of) =>
      ({ days }) =>
        sum(days, of),
  ),
  hireDate: ({ hireDate }) => date(hireDate),
  endDate: ({ endDate }) => date(endDate),
  dueDays: ({ dueDays }) => dueDays,
  workedDays: ({ workedDays }) => workedDays,
  absentDays: ({ absentDays }) => absentDays,
  incompleteDays: ({ incompleteDays }) => incompleteDays,
  unpaidDays: ({ days }) => sum(days, ({ isUnpaid }) => Number(isUnpaid)),
  leaveDays: ({ days }) => sum(days, (day) => leaveDays(day)),
  lateTimes: ({ lateTimes }) => lateTimes,
  earlyTimes: ({ earlyTimes }) => earlyTimes,
};

const dayCells: Record<DayKey, Of<OneDay>> = {
  ...mapped<keyof typeof whoOf, Of<PersonFacts>, Of<OneDay>>(
    whoOf,
    (of) =>
      ({ person }) =>
        of(person),
  ),
  ...mapped<keyof typeof minutesOf, (day: DayFacts) => number, Of<OneDay>>(
    minutesOf,
    (of) =>
      ({ day }) =>
        of(day),
  ),
  date: ({ day }) => date(day.date),
  state: ({ day }) => day.state,
  unpaidDays: ({ day }) => Number(day.isUnpaid),
  leaveDays: ({ day }) => leaveDays(day),
};

/** Returns the rows of a person in one table of a version: the person's, or one for each day. */
export type RowsOf = (person: PersonFacts) => { id: string; cells: XlsxCell[] }[];

/** Rows of people with these columns; `month` is `YYYY-MM`. */
export function personRows(keys: readonly string[], month: string): RowsOf {
  const cellsOf = keys.map((key): Of<PersonFacts> => {
    const kind = leaveOf(key);
    if (kind !== null) return ({ days }) => sum(days, (day) => leaveDays(day, kind));
    const balance = balanceOf(key);
    if (balance !== null) return ({ balances }) => balances[balance] ?? null;
    return key === "month" ? () => month : personCells[key as keyof typeof personCells];
  });
  return (person) => [{ id: person.id, cells: cellsOf.map((of) => of(person)) }];
}

/** Rows of days with these columns. */
export function dayRows(keys: readonly string[]): RowsOf {
  const cellsOf = keys.map((key): Of<OneDay> => {
    const kind = leaveOf(key);
    return kind === null ? dayCells[key as DayKey] : ({ day }) => leaveDays(day, kind);
  });
  return (person) =>
    person.days.map((day) => ({ id: `${person.id} ${day.date}`, cells: cellsOf.map((of) => of({ person, day })) }));
}
