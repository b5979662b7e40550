import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { hours, hq, north, site } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { worldOf } from "#testing/attendance-world.ts";
import type { PunchAnswer } from "../../contract/evaluation.ts";
import type { PunchReceipt } from "../../contract/schemas-punch.ts";
import { evaluate } from "../engine/evaluate.ts";
import { readCase } from "../engine/read-case.ts";

type Slots = [start: string, end: string][];
const schedules: { slots: Slots; zone: string; place: string }[] = [];
const shapes: Slots[] = [
  [["08:00", "16:00"]],
  [
    ["08:00", "12:00"],
    ["12:30", "16:30"],
  ],
  [["22:00", "06:00"]],
];

let attendance: TestAttendance;
let elsewhere: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  const world = worldOf(attendance.database);
  elsewhere = await world.build(north(5_000));
  const place = await world.build();
  for (const slots of shapes) schedules.push({ slots, zone: await world.schedule({ slots }), place });
});
afterAll(async () => attendance.close());

const spots = [hq, hq, hq, north(140), north(170), north(400), north(5_000), { latitude: null, longitude: null }];
const step = fc.record({
  kind: fc.constantFrom("in", "out"),
  /** Seconds after the previous punch. */
  later: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 30_000 })),
  spot: fc.integer({ min: 0, max: spots.length - 1 }),
  accuracy: fc.constantFrom(5, 45, 101),
  /** Number of punches back to the one whose id is repeated; null for a new id. */
  repeats: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 5 }),
});

/** The same rules as plain JSON. */
const caseOf = (who: Caller, { slots, zone, place }: (typeof schedules)[number], punches: object[], now: string) => ({
  employee: { id: who.id, joinedOn: "2025-01-01" },
  locations: [site(place), site(elsewhere, north(5_000))],
  zones: [
    {
      id: zone,
      startDate: "2025-01-01",
      checkInAllowance: 10,
      halfDayBelow: 240,
      absentBelow: 120,
      days: slots.flatMap(([start, end]) => hours(start, end)),
    },
  ],
  assignments: [{ id: "1", location: place, zone, users: [who.id] }],
  punches,
  from: "2026-01-09",
  to: "2026-01-25",
  now,
});

/** A response converted to the engine's terms. */
const heard = ({ status, data, problem }: Answer<PunchReceipt>): object =>
  status === 422
    ? { accepted: false, refusal: problem.code, nearest: problem["nearest" as keyof typeof problem] }
    : { accepted: true, refusal: null, verdict: data.verdict, location: data.location, distance: data.distance };
const said = ({ accepted, refusal, nearest, verdict, location, distance }: PunchAnswer): object =>
  accepted ? { accepted, refusal, verdict, location, distance } : { accepted, refusal, nearest };

/** The stored rows of a date, converted to the engine's terms. */
async function rowsOf(who: Caller, date: string): Promise<object[]> {
  const rows = await attendance.database.primary
    .selectFrom("attendance_day")
    .selectAll()
    .where("person_id", "=", who.id)
    .where("date", "=", date)
    .execute();
  const ordered = rows.toSorted((one, other) => (one.slot || 99) - (other.slot || 99));
  return ordered.map((row) => ({
    slot: row.slot === 0 ? null : row.slot,
    firstIn: row.first_in,
    lastOut: row.last_out,
    worked: row.worked_minutes,
    late: row.late_minutes,
    early: row.early_minutes,
    extra: [row.extra_before_minutes, row.extra_after_minutes],
    state: row.state,
    provisional: row.provisional,
  }));
}

test("after each punch over HTTP, answers and days equal the engine's result for all punches", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: shapes.length - 1 }),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      async (shape, steps) => {
        const schedule = schedules[shape];
        if (schedule === undefined) throw new Error("There is no such schedule.");
        const who = await attendance.hire(`Person ${(count += 1)}`);
        await worldOf(attendance.database).assign(schedule.place, schedule.zone, [who.id]);
        let time = Date.parse("2026-01-11T03:00:00Z");
        const sent: { clientId: string; at: string }[] = [];
        for (const { kind, later, spot, accuracy, repeats } of steps) {
          time += later * 1000;
          const at = time;
          setClock(() => at);
          const known = repeats === null ? undefined : sent.at(-repeats)?.clientId;
          const body = { kind, ...spots[spot], accuracy, clientId: known ?? `c${sent.length}` };
          const answer = await who.post<PunchReceipt>("/attendance/punches", body);
          const now = new Date(at).toISOString();
          sent.push({ ...body, at: now });
          const found = readCase(caseOf(who, schedule, sent, now));
          if ("errors" in found) throw new Error(JSON.stringify(found.errors));
          const evaluation = evaluate(found.input);
          const told = evaluation.punches.at(-1);
          if (told === undefined) throw new Error("The engine did not answer.");
          expect(heard(answer)).toEqual(said(told));
          expect(answer.status).toBe(told.accepted ? (told.repeatOf === null ? 201 : 200) : 422);
          if (!told.accepted || told.repeatOf !== null) continue;
          expect(answer.data.nextAction).toBe(evaluation.nextAction);
          const days = evaluation.days.filter(({ date }) => date === told.date);
          expect(await rowsOf(who, told.date)).toEqual(
            days.map((day) => ({
              slot: day.slot,
              firstIn: day.firstIn,
              lastOut: day.lastOut,
              worked: day.workedMinutes,
              late: day.lateMinutes,
              early: day.earlyMinutes,
              extra: [day.extraBeforeMinutes, day.extraAfterMinutes],
              state: day.state,
              provisional: day.provisional,
            })),
          );
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});
