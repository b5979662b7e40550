import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq, local, north } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { PunchReceipt, Punch } from "../../contract/schemas-punch.ts";
import type { Today } from "../../contract/schemas-day.ts";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  await world.build({ name: "Warehouse", ...north(5_000) });
  zone = await world.schedule({ name: "Base" });
});
afterAll(async () => attendance.close());

/** A new employee assigned to headquarters. */
async function employee(where = place, when = zone): Promise<Caller> {
  const caller = await attendance.hire(`Person ${(count += 1)}`);
  await world.assign(where, when, [caller.id]);
  return caller;
}

let clients = 0;
const send = (who: Caller, kind: "in" | "out", more: object = {}): Promise<Answer<PunchReceipt>> =>
  who.post("/attendance/punches", { kind, ...hq, accuracy: 20, clientId: `c${(clients += 1)}`, ...more });
const sunday = "2026-01-11";
const at = (who: Caller, time: string, kind: "in" | "out", more: object = {}): Promise<Answer<PunchReceipt>> => {
  setLocalClock(time.includes(" ") ? time : `${sunday} ${time}`);
  return send(who, kind, more);
};
const kept = (who: Caller) =>
  attendance.database.primary.selectFrom("punch").selectAll().where("person_id", "=", who.id).orderBy("at").execute();
const rowsOf = (who: Caller) =>
  attendance.database.primary
    .selectFrom("attendance_day")
    .selectAll()
    .where("person_id", "=", who.id)
    .orderBy("date")
    .orderBy("slot")
    .execute();

describe("a refused punch", () => {
  test("a punch outside is refused, naming the nearest place; it is stored and counts in nothing", async () => {
    const omar = await employee();
    const refused = await at(omar, "08:00:00", "in", north(400));
    expect(refused.status).toBe(422);
    expect(refused.problem).toMatchObject({
      code: "outside_fence",
      nearest: { location: place, distance: 400 },
      permittedLocations: [place],
    });
    expect(await kept(omar)).toMatchObject([{ accepted: false, refusal: "outside_fence", date: sunday, slot: 1 }]);
    expect(await rowsOf(omar)).toEqual([]);
  });

  test.each([
    ["at another place of ours", north(5_000), "not_assigned_here"],
    ["with a bad accuracy", { accuracy: 101 }, "accuracy_too_low"],
    ["without a position", { latitude: null, longitude: null }, "position_missing"],
  ])("a punch %s is refused", async (_, where, code) => {
    const omar = await employee();
    expect((await at(omar, "08:00:00", "in", where)).problem.code).toBe(code);
    expect((await at(omar, "08:01:00", "in")).status).toBe(201);
  });

  test("a check-in while the person is in is refused, but not within a minute", async () => {
    const omar = await employee();
    const first = await at(omar, "08:00:00", "in");
    const second = await at(omar, "08:01:00", "in", north(9_000));
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect((await at(omar, "08:01:01", "in")).problem.code).toBe("already_open");
    expect(await kept(omar)).toHaveLength(2);
  });

  test.each([
    ["kind", { kind: "lunch" }],
    ["latitude", { latitude: 91 }],
    ["latitude", { latitude: null }],
    ["longitude", { longitude: undefined }],
    ["clientId", { clientId: "" }],
    ["accuracy", { accuracy: -1 }],
    ["capturedAt", { capturedAt: "yesterday" }],
    ["userLocation", { userLocation: "24,46" }],
  ])("a punch with %s %j is refused as malformed", async (path, wrong) => {
    const omar = await employee();
    const answer = await at(omar, "08:00:00", "in", wrong);
    expect([answer.status, answer.problem.fields[0]?.path]).toEqual([400, path]);
    expect(await kept(omar)).toEqual([]);
  });

  test("a punch in a locked month is refused and not stored", async () => {
    const omar = await employee();
    await world.lock("2025-06");
    const answer = await at(omar, "2025-06-15 08:00:00", "in");
    expect([answer.status, answer.problem.code]).toEqual([422, "month_locked"]);
    expect(await kept(omar)).toEqual([]);
  });
});

describe("an accepted punch", () => {
  test("a punch inside is accepted with the next action, and the day is updated at once", async () => {
    const omar = await employee();
    const came = await at(omar, "08:10:01", "in", north(100));
    expect(came.status).toBe(201);
    expect(came.data).toEqual({
      id: expect.any(String),
      kind: "in",
      at: local("08:10:01"),
      verdict: "inside",
      location: place,
      distance: 100,
      date: sunday,
      slot: 1,
      flags: [],
      nextAction: "checkOut",
    });
    expect(await rowsOf(omar)).toMatchObject([
      { date: sunday, slot: 1, state: "present", late_minutes: 10, is_in: true },
    ]);
    expect((await at(omar, "16:00:00", "out")).data.nextAction).toBe("checkIn");
    expect(await rowsOf(omar)).toMatchObject([{ worked_minutes: 469, is_in: false, early_minutes: 0 }]);
  });

  test("a punch is timed by the server's clock, regardless of the device's", async () => {
    const omar = await employee();
    const answer = await at(omar, "08:30:00", "in", {
      deviceAt: local("08:00:00"),
      positionAt: "0000-01-01T00:00:00Z",
    });
    expect(answer.data.at).toBe(local("08:30:00"));
    expect(await kept(omar)).toMatchObject([{ device_at: local("08:00:00").replace(".000", "") }]);
  });

  test("a punch off schedule is accepted, on a free day and before the window", async () => {
    const omar = await employee();
    expect((await at(omar, "06:30:00", "in")).data).toMatchObject({ date: sunday, slot: null, nextAction: "checkOut" });
    expect((await at(omar, "2026-01-16 10:00:00", "in")).data).toMatchObject({ date: "2026-01-16", slot: null });
    expect((await at(omar, "2026-01-16 12:00:00", "out")).status).toBe(201);
    expect(await rowsOf(omar)).toMatchObject([
      { date: sunday, slot: 0, state: "unscheduled" },
      { date: sunday, slot: 1 },
      { date: "2026-01-16", slot: 0, state: "unscheduled", worked_minutes: 120 },
    ]);
    expect((await at(omar, "2026-01-17 10:00:00", "in", north(300))).problem.code).toBe("outside_fence");
  });

  test("a punch of a person without a schedule is accepted", async () => {
    const omar = await attendance.hire(`Person ${(count += 1)}`);
    await attendance.database.primary
      .updateTable("person")
      .set({ joined_at: "2025-01-01T00:00:00Z" })
      .where("id", "=", omar.id)
      .execute();
    expect((await at(omar, "08:00:00", "in", north(50_000))).data).toMatchObject({ slot: null, location: null });
    expect((await at(omar, "09:00:00", "out", { latitude: null, longitude: null })).data.verdict).toBe("none");
    expect((await at(omar, "10:00:00", "in")).problem.code).toBe("not_assigned_here");
    expect(await rowsOf(omar)).toMatchObject([{ date: sunday, slot: 0, state: "unscheduled", worked_minutes: 60 }]);
  });

  test("a check-in after a forgotten check-out is accepted: the old day stays incomplete", async () => {
    const omar = await employee();
    await at(omar, "08:00:00", "in");
    const monday = await at(omar, "2026-01-12 08:05:00", "in");
    expect(monday).toMatchObject({ status: 201, data: { date: "2026-01-12", slot: 1, nextAction: "checkOut" } });
    expect((await at(omar, "2026-01-12 16:00:00", "out")).data.date).toBe("2026-01-12");
    expect(await rowsOf(omar)).toMatchObject([{ last_out: null }, { worked_minutes: 475 }]);
  });

  test("a check-out after midnight in a night's slot belongs to the evening before", async () => {
    const omar = await employee(place, await world.schedule({ slots: [["23:00", "07:00"]] }));
    await at(omar, "22:55:00", "in");
    const left = await at(omar, "2026-01-12 07:00:00", "out");
    expect(left.data).toMatchObject({ date: sunday, slot: 1 });
    expect(await rowsOf(omar)).toMatchObject([{ date: sunday, worked_minutes: 480, early_minutes: 0 }]);
  });

  test("a punch that `block` would refuse is accepted under `flag` and `log`", async () => {
    const flagging = await employee(await world.build({ ...north(20_000), fencePolicy: "flag" }));
    const logging = await employee(await world.build({ ...north(30_000), fencePolicy: "log" }));
    expect((await at(flagging, "08:00:00", "in", north(20_500))).data).toMatchObject({
      verdict: "outside",
      flags: ["review", "outside_fence"],
    });
    expect((await at(logging, "08:00:00", "in", north(30_500))).data).toMatchObject({ verdict: "outside", flags: [] });
  });
});

describe("the same client id", () => {
  test("a repeated id is answered like the first, with another body, hours later and in another month", async () => {
    const omar = await employee();
    const first = await at(omar, "08:00:00", "in", { clientId: "mine" });
    for (const time of ["08:00:30", "12:00:00", "2026-03-01 09:00:00"]) {
      const again = await at(omar, time, "out", { clientId: "mine", ...north(7_000) });
      expect([again.status, again.data]).toEqual([200, first.data]);
    }
    expect(await kept(omar)).toHaveLength(1);
  });

  test("a repeated id of a refused punch is refused again, even where a new punch would be accepted", async () => {
    const omar = await employee();
    const first = await at(omar, "08:00:00", "in", { clientId: "far", ...north(400) });
    const again = await at(omar, "08:05:00", "in", { clientId: "far" });
    const { code, nearest, permittedLocations } = first.problem;
    expect(again.problem).toMatchObject({ code, nearest, permittedLocations });
    expect(await kept(omar)).toHaveLength(1);
  });

  test("the id of a punch repeated within a minute is answered like the first punch, however late", async () => {
    const omar = await employee();
    const first = await at(omar, "08:00:00", "in");
    await at(omar, "08:00:20", "in", { clientId: "twice" });
    const late = await at(omar, "11:00:00", "in", { clientId: "twice" });
    expect([late.status, late.data]).toEqual([200, first.data]);
  });

  test("the same id of another person is a new punch", async () => {
    const [omar, reem] = [await employee(), await employee()];
    await at(omar, "08:00:00", "in", { clientId: "same" });
    expect((await at(reem, "08:00:00", "in", { clientId: "same" })).status).toBe(201);
  });

  test("a repeated id is answered unchanged after the punch was voided", async () => {
    const omar = await employee();
    const first = await at(omar, "08:00:00", "in", { clientId: "void" });
    await attendance.database.primary
      .updateTable("punch")
      .set({ voided_at: "2026-01-11T06:00:00Z" })
      .where("id", "=", first.data.id)
      .execute();
    expect((await at(omar, "09:30:00", "in", { clientId: "void" })).data).toEqual(first.data);
    expect((await at(omar, "09:31:00", "in")).status).toBe(201);
  });
});

describe("a punch captured offline", () => {
  test("an offline punch is refused more than a day after its capture, and stored", async () => {
    const omar = await employee();
    const late = await at(omar, "2026-01-12 08:00:01", "in", { capturedAt: local("08:00:00") });
    expect([late.status, late.problem.code]).toEqual([422, "too_late"]);
    await at(omar, "2026-01-12 08:00:02", "in", { capturedAt: "2001-01-01T00:00:00Z" });
    const all = await kept(omar);
    expect(all.map(({ accepted, refusal, source }) => [accepted, refusal, source])).toEqual([
      [false, "too_late", "offline"],
      [false, "too_late", "offline"],
    ]);
    // The second is stored at most two months back, with its own capture time as evidence.
    expect(all[0]).toMatchObject({ device_at: "2001-01-01T00:00:00Z" });
    expect(all[0]?.at.slice(0, 7)).toBe("2025-11");
  });

  test("an offline punch from the future is refused, with a tolerance of one minute", async () => {
    const omar = await employee();
    const answer = await at(omar, "08:00:00", "in", { capturedAt: local("08:01:01") });
    expect([answer.status, answer.problem.fields[0]?.path]).toEqual([400, "capturedAt"]);
    const near = await at(omar, "08:00:00", "in", { capturedAt: local("08:01:00") });
    expect(near.data).toMatchObject({ at: local("08:00:00"), flags: ["offline"] });
  });

  test("an offline punch counts at its capture time, for a day", async () => {
    const omar = await employee();
    await at(omar, "16:00:00", "out");
    const came = await at(omar, "2026-01-12 07:59:00", "in", { capturedAt: local("08:00:00") });
    expect(came).toMatchObject({ status: 201, data: { at: local("08:00:00"), date: sunday, flags: ["offline"] } });
    const [row] = (await rowsOf(omar)).filter(({ date }) => date === sunday);
    expect(row).toMatchObject({ worked_minutes: 480, late_minutes: 0 });
  });
});

describe("the position of a punch", () => {
  test("the position is stored in the table of positions and nowhere else", async () => {
    const omar = await employee();
    const exact = { latitude: 24.713_654_321, longitude: 46.675_312_345 };
    await at(omar, "08:00:00", "in", { ...exact, clientId: "secret" });
    await at(omar, "08:05:00", "in", { ...exact, clientId: "secret-2" });
    const { primary } = attendance.database;
    const punches = await kept(omar);
    const positions = await primary
      .selectFrom("punch_position")
      .selectAll()
      .where(
        "punch_id",
        "in",
        punches.map(({ id }) => id),
      )
      .execute();
    expect(positions).toMatchObject([exact, exact]);
    const elsewhere = [
      punches,
      await primary.selectFrom("audit").selectAll().execute(),
      await primary.selectFrom("idempotency").selectAll().execute(),
    ];
    const text = JSON.stringify(elsewhere);
    expect(text).toContain("punch.created");
    for (const number of Object.values(exact)) expect(text).not.toContain(String(number).slice(0, 8));
  });

  test("the position is in the body; a cookie is ignored", async () => {
    const omar = await employee();
    setLocalClock(`${sunday} 08:00:00`);
    const body = { kind: "in", clientId: "cookie" };
    const cookie = { cookie: `userLocation=${hq.latitude},${hq.longitude}` };
    expect((await omar.post("/attendance/punches", body, cookie)).problem.code).toBe("position_missing");
  });
});

test("the day of today contains its rows, its punches and the next action", async () => {
  const omar = await employee();
  await at(omar, "07:58:00", "in", north(400));
  await at(omar, "08:00:00", "in");
  setLocalClock(`${sunday} 12:00:00`);
  const { data } = await omar.get<Today>("/attendance/today");
  expect(data).toMatchObject({ now: local("12:00:00"), timeZone: "Asia/Riyadh", nextAction: "checkOut" });
  expect(data.days).toMatchObject([{ date: sunday, slot: 1, zone: { nameEn: "Base" }, state: "present" }]);
  expect(data.punches.map((punch: Punch) => [punch.accepted, punch.refusal, punch.nearest?.location.nameEn])).toEqual([
    [false, "outside_fence", "HQ"],
    [true, null, "HQ"],
  ]);
  expect(data.permittedLocations).toMatchObject([{ id: place, nameEn: "HQ", radius: 150, fencePolicy: "block" }]);
  expect(data.next).toMatchObject({ date: "2026-01-12", slot: 1, state: "scheduled" });
});
