import type { DayRow, Evaluation, PunchAnswer } from "#modules/attendance/contract/evaluation.ts";
import type { CaseError } from "#shared/case.ts";

/**
 * Cases for the attendance engine as plain JSON, in the format of its callers. Defaults are the organisation of the
 * worked examples: headquarters in Riyadh (150 m, always +03:00), Sunday to Thursday 08:00-16:00, allowance 10, windows
 * 60 and 180, half day below 240, absent below 120, and one person, u1, who is assigned directly.
 */
export type Json = Record<string, unknown>;

type Engine<Input> = {
  readCase(value: unknown): { input: Input } | { errors: CaseError[] };
  evaluate(input: Input): Evaluation;
};

export const sunday = "2026-01-11";
export const hq = { latitude: 24.7136, longitude: 46.6753 };
export const workingDays = ["sunday", "monday", "tuesday", "wednesday", "thursday"];

const earthRadius = 6_371_008.8;

/** Returns the instant of a local time in Riyadh: `08:10:01` on the Sunday, or `2026-01-12 08:10:01`. */
export function local(time: string): string {
  const [date, clock] = time.includes(" ") ? time.split(" ") : [sunday, time];
  return new Date(`${date}T${clock}+03:00`).toISOString();
}

/** Returns the point that many metres due north of another. */
export const north = (metres: number, from = hq) => ({
  latitude: from.latitude + (metres / earthRadius) * (180 / Math.PI),
  longitude: from.longitude,
});

export const punch = (kind: "in" | "out", time: string, more: Json = {}): Json => ({
  kind,
  at: local(time),
  ...hq,
  accuracy: 20,
  ...more,
});
export const punchIn = (time: string, more: Json = {}) => punch("in", time, more);
export const punchOut = (time: string, more: Json = {}) => punch("out", time, more);

export const site = (id: string, more: Json = {}): Json => ({
  id,
  ...hq,
  radius: 150,
  timeZone: "Asia/Riyadh",
  fencePolicy: "block",
  strict: false,
  maximumAccuracy: 100,
  ...more,
});

/** Returns the same hours for each weekday. */
export const hours = (
  start: string,
  end: string,
  weekdays: readonly string[] = workingDays,
  breakMinutes = 0,
): Json[] => weekdays.map((weekday) => ({ weekday, start, end, breakMinutes }));

export const zone = (id: string, more: Json = {}): Json => ({
  id,
  layer: "base",
  startDate: "2026-01-01",
  endDate: "2026-12-31",
  checkInAllowance: 10,
  checkOutAllowance: 0,
  opensBefore: 60,
  closesAfter: 180,
  halfDayBelow: 240,
  absentBelow: 120,
  days: hours("08:00", "16:00"),
  ...more,
});

/** Returns an assignment of a zone to u1 directly, at headquarters by default. */
export const assignmentOf = (id: string, zoneId: string, more: Json = {}): Json => ({
  id,
  location: "hq",
  zone: zoneId,
  users: ["u1"],
  roles: [],
  ...more,
});
/** Returns an assignment of a zone to the role r1. */
export const assignmentOfRole = (id: string, zoneId: string, more: Json = {}) =>
  assignmentOf(id, zoneId, { users: [], roles: ["r1"], ...more });

export const person = (more: Json = {}): Json => ({
  id: "u1",
  roles: [{ id: "r1", from: null, to: null }],
  joinedOn: "2020-01-01",
  leftOn: null,
  active: true,
  ...more,
});

/** The case of the worked examples, evaluated after the end of the Sunday. */
export const exampleCase = (changes: Json = {}): Json => ({
  employee: person(),
  locations: [site("hq")],
  zones: [zone("base")],
  assignments: [assignmentOf("a1", "base")],
  exceptionDays: [],
  absences: [],
  punches: [],
  from: sunday,
  to: sunday,
  now: local("2026-01-12 03:00"),
  firstDayOfWeek: "sunday",
  anyAssignedLocation: false,
  ...changes,
});

/** The sample input of the plain interface, verbatim where it differs from the case of the worked examples. */
export const sampleCase: Json = {
  employee: {
    id: "u1",
    roles: [{ id: "r1", from: "2026-01-01", to: null }],
    joinedOn: "2026-01-01",
    leftOn: null,
    active: true,
  },
  zones: [
    zone("base", { clipEarly: true, clipLate: true, autoCheckOut: "none", days: hours("08:00", "16:00", ["sunday"]) }),
  ],
  assignments: [assignmentOf("a1", "base", { from: null, to: null })],
  exceptionDays: [
    { id: "x1", date: "2026-01-13", workDay: false, everyone: true, users: [], roles: [], start: null, end: null },
  ],
  punches: [punchIn("08:00", { clientId: "c1" })],
  now: "2026-01-11T12:00:00Z",
};

/** Returns the range of one date and its evaluation time: midnight UTC two days later, unless `now` is given. */
export const onDate = (date: string, now?: string): Json => ({
  from: date,
  to: date,
  now: now ?? new Date(Date.parse(`${date}T00:00:00Z`) + 2 * 86_400_000).toISOString(),
});

/** Calls the engine like its command does: with JSON, through its input validation. */
export function createEvaluator<Input>({ readCase, evaluate }: Engine<Input>) {
  const read = (value: unknown) => readCase(value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  /** Evaluates the case of the worked examples with these changes; the result is serialised to JSON and back. */
  const judge = (changes: Json = {}): Evaluation => {
    const found = read(exampleCase(changes));
    if ("errors" in found) throw new Error(`refused: ${JSON.stringify(found.errors)}`);
    return JSON.parse(JSON.stringify(evaluate(found.input))) as Evaluation;
  };
  return {
    judge,
    /** Returns the errors of any value; none when it is accepted. */
    errorsOf: (value: unknown): CaseError[] => {
      const found = read(value);
      return "errors" in found ? found.errors : [];
    },
    /** Returns the row of the Sunday's first slot. */
    day: (changes: Json = {}): DayRow => rowOf(judge(changes)),
    /** Returns the first row of this date, whatever its slot. */
    dayOn: (date: string, changes: Json = {}): DayRow => {
      const row = judge({ ...onDate(date), ...changes }).days.find((each) => each.date === date);
      if (row === undefined) throw new Error(`no row of ${date}`);
      return row;
    },
    /** Returns the results of these punches, in the given order. */
    answers: (punches: Json[], changes: Json = {}): PunchAnswer[] => judge({ punches, ...changes }).punches,
    /** Returns the result of the last of these punches. */
    answer: (punches: Json[], changes: Json = {}): PunchAnswer => {
      const last = judge({ punches, ...changes }).punches.at(-1);
      if (last === undefined) throw new Error("no punch was judged");
      return last;
    },
  };
}

export function rowOf(evaluation: Evaluation, slot: number | null = 1, date: string = sunday): DayRow {
  const row = evaluation.days.find((each) => each.date === date && each.slot === slot);
  if (row === undefined) throw new Error(`no row of ${date}, slot ${slot}: ${JSON.stringify(evaluation.days)}`);
  return row;
}

/** Returns the milliseconds of an instant, with any number of fractional digits; null for null. */
export const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Returns each row of a date as `zone start-end` in UTC, or its state when it has no slot. */
export const summaryOf = (evaluation: Evaluation, date: string = sunday): string[] =>
  evaluation.days
    .filter((row) => row.date === date)
    .map((row) =>
      row.slot === null ? row.state : `${row.zone} ${row.slotStart?.slice(11, 16)}-${row.slotEnd?.slice(11, 16)}`,
    );
