import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdays } from "#shared/weekdays.ts";
import type { Json } from "#testing/attendance-cases.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import { absenceKinds, fencePolicies, layers } from "../../contract/kinds.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

// Invariants of every case. Cases combine everything that the rules cover, in time zones whose clocks change within the
// judged dates.

const day = 86_400_000;
const first = Date.parse("2026-04-20T00:00:00Z");
const date = (offset: number) => new Date(first + offset * day).toISOString().slice(0, 10);
const upTo = (max: number, min = 0) => fc.integer({ min, max });
const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const ids = ["1", "2", "10", "1a", "b", "𝟙"];
const someOf = (values: readonly string[]) => fc.subarray([...values]);

const location = (id: string) =>
  fc.record({
    id: fc.constant(id),
    // Near each other and at the antimeridian.
    latitude: fc.constantFrom(30, 30.001, 30.002),
    longitude: fc.constantFrom(179.999, 180, -179.999),
    radius: fc.constantFrom(50, 150, 1000),
    timeZone: fc.constantFrom("Africa/Cairo", "Asia/Riyadh", "America/New_York", "Pacific/Auckland"),
    fencePolicy: fc.constantFrom(...fencePolicies),
    strict: fc.boolean(),
    active: fc.constantFrom(true, true, false),
  });

const zone = (id: string) =>
  fc.record({
    id: fc.constant(id),
    layer: fc.constantFrom(...layers),
    startDate: fc.constantFrom("2026-01-01", date(2)),
    endDate: fc.constantFrom(null, "2026-12-31", date(5)),
    checkInAllowance: upTo(30),
    opensBefore: upTo(120),
    closesAfter: upTo(240),
    halfDayBelow: upTo(240),
    absentBelow: upTo(120),
    clipEarly: fc.boolean(),
    clipLate: fc.boolean(),
    autoCheckOut: fc.constantFrom("none", "slotEnd"),
    days: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...weekdays), upTo(5)), {
        minLength: 1,
        maxLength: 12,
        selector: ([weekday, part]) => `${weekday} ${part}`,
      })
      .chain((parts) =>
        fc.tuple(upTo(7), upTo(16, 2)).map(([shift, length]) =>
          parts.map(([weekday, part]) => ({
            weekday,
            start: clock(part * 16 + shift),
            end: clock((part * 16 + shift + length) % 96),
            breakMinutes: part * 5,
          })),
        ),
      ),
  });

const assignment = (id: string, locations: readonly string[], zones: readonly string[]) =>
  fc.record({
    id: fc.constant(id),
    location: fc.constantFrom(...locations),
    zone: fc.constantFrom(...zones),
    users: someOf(["u1", "u2"]),
    roles: someOf(["r1", "r2"]),
    from: sometimes(fc.constantFrom("2026-02-01", date(3))),
    to: sometimes(fc.constantFrom(date(4), date(9))),
  });

const exceptionDay = (id: string) =>
  fc
    .record({
      id: fc.constant(id),
      date: upTo(7).map(date),
      workDay: fc.boolean(),
      everyone: fc.boolean(),
      users: someOf(["u1", "u2"]),
      roles: someOf(["r1", "r2"]),
      own: sometimes(fc.uniqueArray(upTo(95), { minLength: 2, maxLength: 2 })),
    })
    .map(({ own, ...rest }) => (own === null ? rest : { ...rest, start: clock(own[0] ?? 0), end: clock(own[1] ?? 1) }));

const absence = fc
  .tuple(fc.constantFrom(...absenceKinds), upTo(7), upTo(95), upTo(60), fc.boolean())
  .map(([kind, offset, start, length, whole]) => {
    const end = start + length;
    return whole
      ? { kind, from: `${date(offset)}T00:00`, to: `${date(offset + (length % 2))}T23:59` }
      : {
          kind,
          from: `${date(offset)}T${clock(start)}`,
          to: `${date(offset + Math.floor(end / 96))}T${clock(end % 96)}`,
        };
  });

const punch = fc
  .record({
    kind: fc.constantFrom("in", "out"),
    minute: upTo(6 * 1440),
    second: fc.constantFrom(0, 0, 1, 30, 59.5),
    place: sometimes(fc.tuple(fc.constantFrom(30, 30.0005, 30.01), fc.constantFrom(179.9995, -180, -179.9))),
    accuracy: sometimes(fc.constantFrom(5, 40, 60, 500)),
    clientId: sometimes(fc.constantFrom("c1", "c2", "c3", "c4")),
    delay: fc.constantFrom(null, null, null, 60_000, day, day + 1),
    stored: fc.constantFrom(
      null,
      null,
      null,
      { accepted: true, refusal: null, verdict: "inside", location: "1", distance: 4 },
      { accepted: false, refusal: "outside_fence", verdict: "outside", location: "2", distance: 900 },
    ),
  })
  .map(({ minute, second, place, delay, ...rest }) => {
    const at = first + minute * 60_000 + second * 1000;
    const receivedAt = delay === null ? null : new Date(at + delay).toISOString();
    const [latitude, longitude] = place ?? [null, null];
    return { ...rest, at: new Date(at).toISOString(), receivedAt, latitude, longitude };
  });

const part = <T>(make: (id: string) => fc.Arbitrary<T>, max: number) =>
  upTo(max, 1).chain((count) => fc.tuple(...ids.slice(0, count).map(make)));
const membership = fc.record({
  id: fc.constantFrom("r1", "r2"),
  from: sometimes(fc.constant(date(1))),
  to: sometimes(fc.constantFrom(date(3), date(6))),
});

const anyCase: fc.Arbitrary<Json> = fc.record({
  employee: fc.record({
    id: fc.constant("u1"),
    roles: fc.array(membership, { maxLength: 3 }),
    joinedOn: fc.constant("2020-01-01"),
  }),
  locations: part(location, 3),
  zones: part(zone, 4),
  assignments: part((id) => assignment(id, ["1"], ["1"]), 6),
  exceptionDays: part(exceptionDay, 4),
  absences: fc.array(absence, { maxLength: 4 }),
  punches: fc.array(punch, { maxLength: 14 }),
  from: fc.constant(date(-2)),
  to: fc.constant(date(8)),
  now: upTo(9 * 1440).map((minute) => new Date(first + minute * 60_000).toISOString()),
  firstDayOfWeek: fc.constantFrom(...weekdays),
  anyAssignedLocation: fc.boolean(),
});

/** Assignments refer to zones and locations of the case. */
const wired = anyCase.chain((made) => {
  const idsOf = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
  const [locations, zones] = [idsOf(made["locations"]), idsOf(made["zones"])];
  const all = idsOf(made["assignments"]).map((id) => assignment(id, locations, zones));
  return fc.tuple(...all).map((assignments): Json => ({ ...made, assignments }));
});

function judge(value: Json): Evaluation {
  const read = readCase(value);
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return evaluate(read.input);
}

/** Cases with well-formed zones; overlapping slots in one zone are refused, and are not judged here. */
const judged = wired.filter((made) => "input" in readCase(made));
const check = (property: (made: Json) => void, numRuns = 100) => fc.assert(fc.property(judged, property), { numRuns });
const punchesOf = (made: Json) => made["punches"] as Json[];

describe("every case has these properties", () => {
  test("judging a case again returns the same result", () => {
    check((made) => {
      const written = JSON.stringify(made);
      const answer = judge(made);
      expect(judge(made)).toEqual(answer);
      expect(JSON.stringify(made)).toBe(written);
    }, 60);
  });

  test("the order of lists changes only the index", () => {
    const lists = ["locations", "zones", "assignments", "exceptionDays", "absences", "punches"] as const;
    const turn = <T>(list: T[], by: number): T[] =>
      list
        .toSpliced(0, by % (list.length || 1))
        .concat(list.slice(0, by % (list.length || 1)))
        .toReversed();
    const bare = ({ punches, ...rest }: Evaluation) => ({
      ...rest,
      punches: punches
        .map(({ index: _index, repeatOf, ...answer }) => JSON.stringify({ ...answer, repeats: repeatOf !== null }))
        .toSorted(),
    });
    fc.assert(
      fc.property(judged, upTo(13), (made, by) => {
        const turned = Object.fromEntries(lists.map((list) => [list, turn(made[list] as unknown[], by)]));
        const { roles, ...employee } = made["employee"] as { roles: Json[] };
        const other = judge({ ...made, ...turned, employee: { ...employee, roles: roles.toReversed() } });
        const answers = other.punches.map(({ index }) => index);
        expect(answers).toEqual(punchesOf(made).map((_, index) => index));
        // Absences appear as reasons in the order in which they are listed.
        const sorted = (evaluation: Evaluation) => ({
          ...bare(evaluation),
          days: evaluation.days.map((row) => ({
            ...row,
            reasons: row.reasons.map((each) => JSON.stringify(each)).toSorted(),
          })),
        });
        expect(sorted(other)).toEqual(sorted(judge(made)));
      }),
      { numRuns: 100 },
    );
  });

  test("a span equals its dates judged separately", () => {
    check((made) => {
      const whole = judge(made);
      const apart = Array.from({ length: 11 }, (_, at) => judge({ ...made, from: date(at - 2), to: date(at - 2) }));
      expect(apart.flatMap(({ days }) => days)).toEqual(whole.days);
      expect(apart.flatMap(({ warnings }) => warnings)).toEqual(whole.warnings);
      for (const each of apart) expect(each.punches).toEqual(whole.punches);
    }, 60);
  });

  test("every accepted punch is in exactly one row, and every row counts only its own punches", () => {
    check((made) => {
      const { days, punches } = judge(made);
      const key = ({ date: on, slot }: { date: string; slot: number | null }) => `${on} ${slot}`;
      const kept = punches.filter(({ accepted, repeatOf }) => accepted && repeatOf === null);
      expect(new Set(days.map(key)).size).toBe(days.length);
      for (const answer of kept) expect(days.filter((row) => key(row) === key(answer))).toHaveLength(1);
      for (const row of days) {
        const own = kept.filter((answer) => key(answer) === key(row)).map(({ index }) => punchesOf(made)[index]);
        const times = (kind: string) =>
          own.filter((each) => each?.["kind"] === kind).map((each) => Date.parse(String(each?.["at"])));
        const [ins, outs] = [times("in"), times("out")];
        expect(row.firstIn === null ? Infinity : Date.parse(row.firstIn)).toBe(Math.min(...ins));
        if (row.flags.length === 0)
          expect(row.lastOut === null ? -Infinity : Date.parse(row.lastOut)).toBe(Math.max(...outs));
      }
    });
  });

  test("worked and extra time never exceed the time between first in and last out", () => {
    check((made) => {
      for (const row of judge(made).days) {
        const numbers = [row.requiredMinutes, row.workedMinutes, row.lateMinutes, row.earlyMinutes];
        for (const value of [...numbers, row.extraBeforeMinutes, row.extraAfterMinutes]) {
          expect(Number.isInteger(value) && value >= 0).toBe(true);
        }
        const there =
          row.firstIn === null || row.lastOut === null ? 0 : Date.parse(row.lastOut) - Date.parse(row.firstIn);
        expect(row.workedMinutes + row.extraBeforeMinutes + row.extraAfterMinutes).toBeLessThanOrEqual(
          Math.max(0, there / 60_000),
        );
        if (row.slotStart !== null) expect(row.slotStart <= String(row.slotEnd)).toBe(true);
        if (row.slot === null) expect([row.requiredMinutes, row.lateMinutes, row.earlyMinutes]).toEqual([0, 0, 0]);
      }
    });
  });

  test("a stored answer judged again is unchanged, with or without its position", () => {
    check((made) => {
      const before = judge(made);
      const stored = (purged: boolean) =>
        punchesOf(made).map((each, index) => {
          const { accepted, refusal, verdict, location: at, distance } = before.punches[index] ?? {};
          const where = purged ? { latitude: null, longitude: null } : {};
          return { ...each, ...where, stored: { accepted, refusal, verdict, location: at, distance } };
        });
      const again = judge({ ...made, punches: stored(false) });
      const verdicts = (evaluation: Evaluation) =>
        evaluation.punches.map(({ accepted, refusal, verdict, location: at, distance }) => [
          accepted,
          refusal,
          verdict,
          at,
          distance,
        ]);
      expect(verdicts(again)).toEqual(verdicts(before));
      expect(verdicts(judge({ ...made, punches: stored(true) }))).toEqual(verdicts(before));
    });
  });
});
