import type { Evaluation } from "#modules/leave/contract/evaluation.ts";
import type { CaseError } from "#shared/case.ts";

// Cases for the leave engine as plain JSON, in the format of its callers. By default a person hired on 1 January 2024
// has 24 days a calendar year, granted at its start.

type Json = Record<string, unknown>;
type Engine<Input> = {
  readCase(value: unknown): { input: Input } | { errors: CaseError[] };
  evaluate(input: Input): Evaluation;
};

export const leavePolicy = (fields: Json = {}): Json => ({
  id: "p1",
  from: "2000-01-01",
  to: null,
  period: "calendarYear",
  bands: [{ afterMonths: 0, days: 24 }],
  grant: "start",
  prorate: true,
  rounding: "none",
  waitingMonths: 0,
  carryOver: null,
  overdraw: 0,
  ...fields,
});

/** An opening balance; its id is "o" with the date. */
export const opening = (date: string, days: number, fields: Json = {}): Json => ({
  id: `o ${date}`,
  date,
  kind: "opening",
  days,
  ...fields,
});

/** An adjustment; its id is "a" with the date. */
export const adjustment = (date: string, days: number, fields: Json = {}): Json =>
  opening(date, days, { id: `a ${date}`, kind: "adjustment", ...fields });

export const requestOf = (...dates: string[]): Json => ({ days: dates.map((date) => ({ date, part: 1 })) });
export const use = (id: string, ...dates: string[]): Json => ({ id, ...requestOf(...dates) });

/** Changes of the default case. */
export type LeaveCase = {
  policies?: Json[];
  employee?: Json;
  entries?: Json[];
  uses?: Json[];
  request?: Json;
  asOf?: string[];
  until?: string;
};

export const leaveCase = ({ employee, ...fields }: LeaveCase & Json = {}): Json => ({
  employee: { id: "u1", hireDate: "2024-01-01", ...(employee as Json | undefined) },
  policies: [leavePolicy()],
  until: "2026-12-31",
  ...fields,
});

/** The movements as "date kind days lot:days …". */
export const movementLines = ({ movements }: Evaluation): string[] =>
  movements.map(({ date, kind, days, lots }) =>
    [date, kind, days, ...lots.map((lot) => `${lot.id}:${lot.days}`)].join(" "),
  );

/** Calls the engine as its command does, through its input validation. */
export function createLeaveEvaluator<Input>({ readCase, evaluate }: Engine<Input>) {
  /** Throws if the case is invalid. */
  const evaluateLeave = (given: LeaveCase = {}): Evaluation => {
    const read = readCase(leaveCase(given));
    if ("errors" in read) throw new Error(JSON.stringify(read.errors));
    return evaluate(read.input);
  };
  return {
    evaluateLeave,
    /** The movement lines of one kind. */
    linesOf: (kind: Evaluation["movements"][number]["kind"], given: LeaveCase): string[] =>
      movementLines(evaluateLeave(given)).filter((line) => line.includes(` ${kind} `)),
    /** The balance on a date. */
    balanceOn: (given: LeaveCase, date: string): Evaluation["balances"][number] | undefined =>
      evaluateLeave({ ...given, asOf: [date] }).balances[0],
  };
}

/** The dates of a month ("2024-05") from a day to another. */
export const datesOf = (month: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${month}-${String(from + at).padStart(2, "0")}`);
