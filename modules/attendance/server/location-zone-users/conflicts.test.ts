import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addLocation, addZone, hours } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { Location } from "../../contract/schemas-location.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

const path = "/attendance/location-zone-users";

let attendance: TestAttendance;
let salem: Caller, mona: Caller;
let site: Location, other: Location;
let morning: Zone, noon: Zone;
let number = 0;
let person: Caller;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, mona] = [attendance.as("Salem"), attendance.as("Mona")];
  [site, other] = [await addLocation(salem), await addLocation(salem)];
  morning = await addZone(salem, { days: hours("08:00", "12:00", ["sunday"]) });
  noon = await addZone(salem, { days: hours("11:00", "15:00", ["sunday"]) });
});
beforeEach(async () => {
  number += 1;
  person = await attendance.hire(`Person ${number}`);
  // Before all dates of these tests.
  await attendance.database.primary
    .updateTable("person")
    .set({ joined_at: "2020-01-01T00:00:00Z" })
    .where("id", "=", person.id)
    .execute();
});
afterAll(() => attendance.close());

const send = (zone: Zone, more: object = {}) =>
  salem.post<{ id: string; version: number }>(path, { location: site.id, zone: zone.id, users: [person.id], ...more });
const conflict = [422, "schedule_conflict", "zone: scheduleConflict"];

describe("refused conflicts", () => {
  test("two overlapping zones by name of one person are refused, naming both and the first date", async () => {
    const first = await send(morning);
    const second = await send(noon, { location: other.id });
    expect(refusal(second)).toEqual(conflict);
    expect(second.problem.conflicts).toMatchObject([{ firstDate: "2026-01-04", people: 1 }]);
    expect(second.problem.conflicts?.[0]?.assignments[0]).toBe(first.data.id);
    const { data } = await salem.post<Effect>(`${path}/effect`, {
      location: other.id,
      zone: noon.id,
      users: [person.id],
    });
    expect(data.conflicts).toMatchObject([
      {
        assignments: ["new", first.data.id],
        location: { id: other.id },
        zone: { id: noon.id, nameEn: noon.nameEn },
        otherLocation: { id: site.id },
        otherZone: { id: morning.id },
        layer: "base",
        subject: "user",
        firstDate: "2026-01-04",
        people: 1,
        examples: [{ id: person.id }],
      },
    ]);
  });

  test("two overlapping zones by roles held at the same time are refused", async () => {
    const [one, two] = [
      await attendance.gather("One", [person]),
      await attendance.gather("Two", [person, attendance.as("Reem")]),
    ];
    await send(morning, { users: [], roles: [one] });
    const refused = await send(noon, { users: [], roles: [two] });
    expect(refusal(refused)).toEqual(conflict);
    expect(refused.problem.conflicts).toMatchObject([{ people: 1 }]);
  });

  test("a tail after midnight over the next morning is refused: 22:00-06:00 and 05:00-09:00, daily", async () => {
    const all = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
    const late = await addZone(salem, { days: hours("22:00", "06:00", all), opensBefore: 0, closesAfter: 0 });
    const early = await addZone(salem, { days: hours("05:00", "09:00", all), opensBefore: 0, closesAfter: 0 });
    await send(late);
    expect(refusal(await send(early))).toEqual(conflict);
  });

  test("a change of times, dates, layer or activation of a zone that causes an overlap is refused", async () => {
    const free = await addZone(salem, { days: hours("16:00", "20:00", ["sunday"]) });
    const special = await addZone(salem, { layer: "special", days: hours("08:00", "12:00", ["sunday"]) });
    const later = await addZone(salem, {
      startDate: "2027-01-01",
      endDate: null,
      days: hours("08:00", "12:00", ["sunday"]),
    });
    const off = await addZone(salem, { isActive: false, days: hours("08:00", "12:00", ["sunday"]) });
    await send(morning);
    for (const zone of [free, special, later, off]) expect((await send(zone)).status).toBe(201);
    for (const [zone, change] of [
      [free, { days: hours("11:59", "20:00", ["sunday"]) }],
      [special, { layer: "base" }],
      [later, { startDate: "2026-12-27" }],
      [off, { isActive: true }],
    ] as const) {
      const refused = await salem.patch(`/attendance/zones/${zone.id}`, { version: 1, ...change });
      expect(refusal(refused)).toEqual([422, "schedule_conflict", `${Object.keys(change)[0]}: scheduleConflict`]);
      const preview = await salem.post<Effect>(`/attendance/zones/${zone.id}/effect`, change);
      expect(preview.data.conflicts.map(({ people }) => people)).toEqual([1]);
    }
    const shorter = await salem.patch(`/attendance/zones/${free.id}`, {
      version: 1,
      days: hours("12:00", "20:00", ["sunday"]),
    });
    expect(shorter.status).toBe(200);
  });

  test("a change of people, dates or activation of an assignment that causes an overlap is refused", async () => {
    await send(morning, { to: "2026-03-31" });
    const { data: off } = await send(noon, { isActive: false });
    expect(refusal(await salem.patch(`${path}/${off.id}`, { version: 1, isActive: true }))).toEqual([
      422,
      "schedule_conflict",
      "isActive: scheduleConflict",
    ]);
    const { data: later } = await send(noon, { from: "2026-04-01" });
    expect(refusal(await salem.patch(`${path}/${later.id}`, { version: 1, from: "2026-03-29" }))).toEqual([
      422,
      "schedule_conflict",
      "from: scheduleConflict",
    ]);
    const { data: others } = await send(noon, { users: [attendance.as("Faisal").id] });
    expect(refusal(await salem.patch(`${path}/${others.id}`, { version: 1, users: [person.id] }))).toEqual([
      422,
      "schedule_conflict",
      "users: scheduleConflict",
    ]);
  });

  test("a refused change of people and more names its own field, else people it adds, else the roles", async () => {
    const [early, late] = [await attendance.gather("Early", [person]), await attendance.gather("Late", [person])];
    const newcomer = await attendance.hire(`Other ${number}`);
    await send(morning, { users: [mona.id], roles: [early] });
    const { data } = await send(noon, { users: [newcomer.id] });
    for (const [change, field] of [
      [{ users: [mona.id], from: "2026-01-01" }, "from"],
      [{ users: [mona.id], roles: [late] }, "users"],
      [{ users: [], roles: [late] }, "roles"],
    ] as const) {
      const refused = await salem.patch(`${path}/${data.id}`, { version: 1, ...change });
      expect(refusal(refused)).toEqual([422, "schedule_conflict", `${field}: scheduleConflict`]);
    }
  });

  test("exactly one of two officers who save conflicting assignments concurrently is refused", async () => {
    // Without an end: people hired now have work days in the future at any date of the test run.
    const always = { endDate: null };
    const first = await addZone(salem, { ...always, days: hours("08:00", "12:00", ["sunday"]) });
    const second = await addZone(salem, { ...always, days: hours("11:00", "15:00", ["sunday"]) });
    for (let round = 0; round < 5; round += 1) {
      const newcomer = await attendance.hire(`Newcomer ${number} ${round}`);
      const answers = await Promise.all([
        salem.post(path, { location: site.id, zone: first.id, users: [newcomer.id], from: "2026-12-01" }),
        mona.post(path, { location: other.id, zone: second.id, users: [newcomer.id], from: "2026-12-01" }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      const rows = await attendance.database.primary
        .selectFrom("location_zone_user_person")
        .select("person_id")
        .where("person_id", "=", newcomer.id)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });
});

describe("allowed assignments", () => {
  test("the same zone at several places and touching times are allowed", async () => {
    await send(morning);
    expect((await send(morning, { location: other.id })).status).toBe(201);
    const afternoon = await addZone(salem, { days: hours("12:00", "15:00", ["sunday"]) });
    expect((await send(afternoon)).status).toBe(201);
  });

  test("one zone by name and another by role are allowed, and so is another layer", async () => {
    const role = await attendance.gather("Role", [person]);
    await send(morning);
    expect((await send(noon, { users: [], roles: [role] })).status).toBe(201);
    const season = await addZone(salem, { layer: "seasonal", days: hours("08:00", "12:00", ["sunday"]) });
    expect((await send(season)).status).toBe(201);
  });

  test("roles of one person that are never held together, or only where no slots overlap, are allowed", async () => {
    const one = await attendance.gather("Before", [{ id: person.id, to: "2026-03-31" }]);
    const two = await attendance.gather("After", [{ id: person.id, from: "2026-04-01" }]);
    // Monday to Saturday: both at once, but without a Sunday.
    const three = await attendance.gather("Meanwhile", [{ id: person.id, from: "2026-03-02", to: "2026-03-07" }]);
    await send(morning, { users: [], roles: [one] });
    expect((await send(noon, { users: [], roles: [two] })).status).toBe(201);
    expect((await send(noon, { users: [], roles: [three] })).status).toBe(201);
  });

  test("conflicts of people without an account, or of people who have left by then, are allowed", async () => {
    await send(morning);
    const db = attendance.database.primary;
    await db.updateTable("account").set({ status: "disabled" }).where("person_id", "=", person.id).execute();
    const kept = await send(noon);
    expect(kept.status).toBe(201);
    await salem.delete(`${path}/${kept.data.id}`);
    await db.updateTable("account").set({ status: "active" }).where("person_id", "=", person.id).execute();
    await db.updateTable("person").set({ left_on: "2026-01-03" }).where("id", "=", person.id).execute();
    expect((await send(noon)).status).toBe(201);
  });

  test("a zone can be renamed while its people conflict by roles assigned since", async () => {
    const [one, two] = [await attendance.gather("First", [person]), await attendance.gather("Second", [])];
    await send(morning, { users: [], roles: [one] });
    await send(noon, { users: [], roles: [two] });
    await attendance.database.primary
      .insertInto("role_member")
      .values({ role_id: two, person_id: person.id, valid: "(,)" })
      .execute();
    const { version } = (await salem.get<Zone>(`/attendance/zones/${noon.id}`)).data;
    expect((await salem.patch(`/attendance/zones/${noon.id}`, { version, nameEn: `Noon ${number}` })).status).toBe(200);
  });
});
