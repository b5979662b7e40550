import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { hq, local, north, sunday } from "#testing/attendance-cases.ts";
import { assign } from "#testing/attendance-rules.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { worldOf, type World } from "#testing/attendance-world.ts";
import type { AttendanceDay } from "../../contract/schemas-day.ts";
import type { PunchReceipt } from "../../contract/schemas-punch.ts";

// The worked examples of the rules end to end: people punch at the given time, the job closes their days, and they read
// them on the next day.

let attendance: TestAttendance;
let world: World;
let place: string;
let base: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  base = await world.schedule({ name: "Base" });
});
afterAll(() => attendance.close());

const standAt = (instant: string): void => {
  const at = Date.parse(instant);
  setClock(() => at);
};

async function employee(zone = base, where = place): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(where, zone, [caller.id]);
  return caller;
}

type Where = { latitude: number; longitude: number };
/** Punches at an instant. */
function punch(who: Caller, kind: "in" | "out", instant: string, where: Where = hq): Promise<Answer<PunchReceipt>> {
  standAt(instant);
  return who.post("/attendance/punches", { kind, ...where, clientId: crypto.randomUUID() });
}
/** Punches in and out at two instants, and returns the date's rows two days later. */
async function worked(who: Caller, date: string, came: string, left: string, where?: Where): Promise<AttendanceDay[]> {
  expect((await punch(who, "in", came, where)).status).toBe(201);
  expect((await punch(who, "out", left, where)).status).toBe(201);
  return daysOf(who, date, new Date(Date.parse(left) + 2 * 86_400_000).toISOString());
}
async function daysOf(who: Caller, date: string, later: string): Promise<AttendanceDay[]> {
  standAt(later);
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
  return (await who.get<AttendanceDay[]>(`/attendance/days?from=${date}&to=${date}`)).data;
}
const tuesday = local("2026-01-13 12:00");

describe("a Sunday at headquarters", () => {
  test.each([
    ["08:10:00", "16:00:00", 0, 0],
    ["08:10:01", "16:00:00", 10, 0],
    ["08:00:00", "15:59:59", 0, 1],
  ])("in %s and out %s is %i minutes late and %i early", async (came, left, lateMinutes, earlyMinutes) => {
    const days = await worked(await employee(), sunday, local(came), local(left));
    expect(days).toMatchObject([{ slot: 1, state: "present", provisional: false, lateMinutes, earlyMinutes }]);
  });

  test("in 07:20 and out 16:40 is 480 minutes, with 40 more before and 40 after", async () => {
    const days = await worked(await employee(), sunday, local("07:20:00"), local("16:40:00"));
    expect(days).toMatchObject([{ workedMinutes: 480, extraBeforeMinutes: 40, extraAfterMinutes: 40 }]);
  });

  test("with two slots, out 12:00 belongs to the first and in 12:01 to the second", async () => {
    const halves: [string, string][] = [
      ["08:00", "12:00"],
      ["12:30", "16:30"],
    ];
    const omar = await employee(await world.schedule({ slots: halves, closesAfter: 60 }));
    const slots = [
      await punch(omar, "in", local("08:00:00")),
      await punch(omar, "out", local("12:00:00")),
      await punch(omar, "in", local("12:01:00")),
    ];
    expect(slots.map(({ data }) => data.slot)).toEqual([1, 1, 2]);
    expect(await daysOf(omar, sunday, tuesday)).toMatchObject([
      { slot: 1, state: "present", workedMinutes: 240 },
      { slot: 2, state: "incomplete", firstIn: expect.stringContaining("T09:01:00"), lastOut: null },
    ]);
  });

  test("a punch 150.0 m away is inside, 150.1 m away is refused", async () => {
    const omar = await employee();
    const outside = await punch(omar, "in", local("08:00:00"), north(150.1));
    expect([outside.status, outside.problem.code, outside.problem.nearest?.distance]).toEqual([
      422,
      "outside_fence",
      150.1,
    ]);
    const inside = await punch(omar, "in", local("08:00:01"), north(150));
    expect([inside.status, inside.data.verdict, inside.data.distance]).toEqual([201, "inside", 150]);
  });

  test("a seasonal zone by role overrides a base zone given directly", async () => {
    const season = await world.schedule({ layer: "seasonal", endDate: sunday, slots: [["10:00", "15:00"]] });
    const omar = await employee();
    const role = await attendance.gather("Seasonal workers", [{ id: omar.id }]);
    standAt(local("07:00:00"));
    await assign(attendance.as("Salem"), { location: place, zone: season, roles: [role] });
    const days = await worked(omar, sunday, local("10:11:00"), local("15:00:00"));
    expect(days).toMatchObject([{ zone: { id: season }, requiredMinutes: 300, lateMinutes: 11, workedMinutes: 289 }]);
    expect(await daysOf(omar, "2026-01-12", tuesday)).toMatchObject([{ zone: { id: base }, state: "absent" }]);
  });

  test("a work day for one member overrides a day off for the role", async () => {
    const [omar, reem] = [await employee(), await employee()];
    const role = await attendance.gather("On holiday", [{ id: omar.id }, { id: reem.id }]);
    standAt(local("07:00:00"));
    const except = { nameEn: "Stocktaking", nameAr: "جرد", date: sunday };
    for (const more of [
      { workDay: false, roles: [role] },
      { workDay: true, users: [omar.id] },
    ]) {
      expect((await attendance.as("Salem").post("/attendance/exception-days", { ...except, ...more })).status).toBe(
        201,
      );
    }
    expect(await daysOf(omar, sunday, tuesday)).toMatchObject([{ slot: 1, state: "absent" }]);
    expect(await daysOf(reem, sunday, tuesday)).toMatchObject([{ slot: null, state: "holiday", requiredMinutes: 0 }]);
  });
});

test("a check-out at 07:00 belongs to the night assigned for one date", async () => {
  const night = await world.schedule({ slots: [["23:00", "07:00"]] });
  const omar = await attendance.hire("Night guard");
  await world.assign(place, await world.schedule({ startDate: "2026-02-01" }), [omar.id]);
  standAt(local("12:00:00"));
  const given = { location: place, zone: night, users: [omar.id], from: sunday, to: sunday };
  await assign(attendance.as("Salem"), given);
  const days = await worked(omar, sunday, local("23:00:00"), local("2026-01-12 07:00:00"));
  expect(days).toMatchObject([{ date: sunday, slot: 1, state: "present", workedMinutes: 480, earlyMinutes: 0 }]);
  expect(await daysOf(omar, "2026-01-12", tuesday)).toMatchObject([{ slot: null, state: "off" }]);
});

describe("the night of a clock change", () => {
  test.each([
    ["Africa/Cairo", "2026-04-23", "2026-04-23T18:00:00Z", "2026-04-24T01:00:00Z", 420],
    ["Africa/Cairo", "2026-10-29", "2026-10-29T17:00:00Z", "2026-10-30T02:00:00Z", 540],
    ["Africa/Casablanca", "2026-02-14", "2026-02-14T19:00:00Z", "2026-02-15T04:00:00Z", 540],
    ["Africa/Casablanca", "2026-03-21", "2026-03-21T20:00:00Z", "2026-03-22T03:00:00Z", 420],
    ["Asia/Beirut", "2026-03-28", "2026-03-28T18:00:00Z", "2026-03-29T01:00:00Z", 420],
    ["Asia/Beirut", "2026-10-24", "2026-10-24T17:00:00Z", "2026-10-25T02:00:00Z", 540],
    ["America/Vancouver", "2026-03-07", "2026-03-08T04:00:00Z", "2026-03-08T11:00:00Z", 420],
    ["America/Vancouver", "2026-10-31", "2026-11-01T03:00:00Z", "2026-11-01T11:00:00Z", 480],
  ])("in %s on %s the slot from 20:00 to 04:00 has its elapsed length", async (timeZone, date, came, left, minutes) => {
    const nights = await world.schedule({
      slots: [["20:00", "04:00"]],
      weekdays: ["thursday", "saturday"],
    });
    const omar = await employee(nights, await world.build({ timeZone, name: `${timeZone} ${date}` }));
    expect(await worked(omar, date, came, left)).toMatchObject([
      {
        date,
        slot: 1,
        timeZone,
        state: "present",
        requiredMinutes: minutes,
        workedMinutes: minutes,
        lateMinutes: 0,
        earlyMinutes: 0,
      },
    ]);
  });
});

describe("the edges of the map", () => {
  test.each([
    ["over the antimeridian", { latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 }, 111.2],
    [
      "over it the other way",
      { latitude: -16.5, longitude: -179.9999 },
      { latitude: -16.5, longitude: 179.9999 },
      21.3,
    ],
    ["across the pole", { latitude: 89.9995, longitude: 30 }, { latitude: 89.9995, longitude: -150 }, 111.2],
    ["at the pole itself", { latitude: -90, longitude: 0 }, { latitude: -89.999, longitude: 77 }, 111.2],
  ])("a fence works %s", async (_, centre, near, distance) => {
    const omar = await employee(base, await world.build(centre));
    const { data } = await punch(omar, "in", local("08:00:00"), near);
    expect(data).toMatchObject({ verdict: "inside", distance });
    const far = { ...near, latitude: near.latitude + (near.latitude > 0 ? -0.002 : 0.002) };
    const refused = await punch(omar, "out", local("16:00:00"), far);
    expect(refused.problem.code).toBe("outside_fence");
  });
});
