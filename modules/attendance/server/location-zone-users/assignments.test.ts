import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addLocation, addZone, assign } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LocationZoneUser, LocationZoneUserInList } from "../../contract/schemas-location-zone-user.ts";
import type { Location } from "../../contract/schemas-location.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

const path = "/attendance/location-zone-users";

let attendance: TestAttendance;
let salem: Caller, omar: Caller, reem: Caller;
let location: Location, zone: Zone;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar, reem] = [attendance.as("Salem"), attendance.as("Omar"), attendance.as("Reem")];
  [location, zone] = [await addLocation(salem), await addZone(salem)];
});
afterAll(() => attendance.close());

const body = (more: object = {}) => ({ location: location.id, zone: zone.id, users: [omar.id], ...more });

describe("a refused assignment", () => {
  test("every route is refused to employees", async () => {
    const { id } = await assign(salem, body());
    for (const answer of [
      await omar.get(path),
      await omar.get(`${path}/${id}`),
      await omar.post(path, body()),
      await omar.post(`${path}/effect`, body()),
      await omar.post(`${path}/${id}/effect`, { isActive: false }),
      await omar.post(`${path}/import`, { csv: "email,location,zone" }),
      await omar.patch(`${path}/${id}`, { version: 1, isActive: false }),
      await omar.delete(`${path}/${id}`),
      await omar.get("/attendance/subjects"),
      await omar.post("/attendance/subjects/count", {}),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ users: [] }, "users: fieldRequired"],
    [{ location: "abc" }, "location: invalid"],
    [{ zone: -1 }, "zone: tooSmall"],
    [{ users: "all" }, "users: invalid"],
    [{ users: Array.from({ length: 10_001 }, (_, index) => index + 1) }, "users: itemsMany"],
    [{ from: "2026-13-01" }, "from: date"],
    [{ to: "9999-12-31" }, "to: date"],
  ])("%o is refused by its type", async (more, field) => {
    expect(refusal(await salem.post(path, body(more)))).toEqual([400, "fields_invalid", field]);
  });

  test.each([
    [{ location: "999999" }, "location_unknown", "location: invalid"],
    [{ zone: "999999999999999999" }, "zone_unknown", "zone: invalid"],
    [{ users: ["1", "999999"] }, "person_unknown", "users.1: invalid"],
    [{ roles: ["999999"] }, "role_unknown", "roles.0: invalid"],
    [{ from: "2026-02-02", to: "2026-02-01" }, "fields_conflict", "to: endBeforeStart"],
  ])("%o is refused because of existing rows", async (more, code, field) => {
    const { id } = await assign(salem, body());
    for (const answer of [
      await salem.post(path, body(more)),
      await salem.post(`${path}/effect`, body(more)),
      await salem.patch(`${path}/${id}`, { version: 1, ...more }),
      await salem.post(`${path}/${id}/effect`, more),
    ]) {
      expect(refusal(answer)).toEqual([422, code, field]);
    }
  });

  test("a stale change is refused with the current assignment, and a change without subjects is refused", async () => {
    const { id } = await assign(salem, body());
    await salem.patch(`${path}/${id}`, { version: 1, users: [omar.id, reem.id] });
    const stale = await attendance.as("Mona").patch(`${path}/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({
      id,
      version: 2,
      isActive: true,
      users: [{ id: omar.id }, { id: reem.id }],
    });
    expect(refusal(await salem.patch(`${path}/${id}`, { version: 2, users: [] }))).toEqual([
      422,
      "fields_conflict",
      "users: fieldRequired",
    ]);
    for (const answer of [
      await salem.get(`${path}/999999`),
      await salem.patch(`${path}/999999`, { version: 1 }),
      await salem.delete(`${path}/999999`),
      await salem.post(`${path}/999999/effect`, { delete: true }),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });
});

test("an assignment counts the distinct people it reaches today", async () => {
  const faisal = attendance.as("Faisal");
  const role = await attendance.gather("Guards", [
    { id: omar.id },
    { id: reem.id, to: "2020-01-01" },
    { id: faisal.id, from: "2020-01-01" },
  ]);
  const made = await assign(salem, body({ users: [omar.id, omar.id, reem.id], roles: [role], from: "2026-03-01" }));
  expect(made).toMatchObject({
    location: { id: location.id, nameEn: location.nameEn },
    zone: { id: zone.id, layer: "base", startDate: "2026-01-01", endDate: "2026-12-31" },
    from: "2026-03-01",
    to: null,
    roles: [{ id: role, nameEn: "Guards", people: 2 }],
    userCount: 2,
    peopleCount: 3,
    version: 1,
  });
  expect(made.users.map(({ id }) => id)).toEqual([omar.id, reem.id]);
  const listed = await salem.get<LocationZoneUserInList[]>(`${path}?role=${role}`);
  expect(listed.data).toMatchObject([
    { id: made.id, peopleCount: 3, someUsers: [{ nameEn: "Omar" }, { nameEn: "Reem" }] },
  ]);
  const ofFaisal = await salem.get<LocationZoneUserInList[]>(`${path}?user=${faisal.id}`);
  expect(ofFaisal.data.map(({ id }) => id)).toEqual([made.id]);
  expect((await salem.get<LocationZoneUserInList[]>(`${path}?role=${role}&on=2026-02-28`)).data).toEqual([]);
  expect((await salem.get<LocationZoneUserInList[]>(`${path}?role=${role}&on=2027-01-01`)).data).toEqual([]);
  expect((await salem.get<LocationZoneUserInList[]>(`${path}?role=${role}&on=2026-12-31`)).data).toHaveLength(1);
  const changed = await salem.patch<LocationZoneUser>(`${path}/${made.id}`, { version: 1, users: [], from: null });
  expect(changed.data).toMatchObject({ userCount: 0, peopleCount: 2, from: null, version: 2 });
  await salem.delete(`${path}/${made.id}`);
  expect((await salem.get(`${path}/${made.id}`)).status).toBe(404);
});

test("every active account is an employee", async () => {
  const employee = await attendance.database.primary
    .selectFrom("role")
    .select("id")
    .where("key", "=", "employee")
    .executeTakeFirstOrThrow();
  const { data } = await salem.post<{ people: number }>("/attendance/subjects/count", {
    roles: [employee.id],
    users: [omar.id],
  });
  expect(data.people).toBe(6);
  const made = await assign(salem, body({ users: [], roles: [employee.id] }));
  expect(made).toMatchObject({ userCount: 0, peopleCount: 6 });
  const effect = await salem.post<Effect>(`${path}/${made.id}/effect`, { delete: true });
  expect(effect.data.people).toBe(6);
  await salem.delete(`${path}/${made.id}`);
});

test("a preview counts the affected people: all for new dates, otherwise those added or removed", async () => {
  const faisal = attendance.as("Faisal");
  const made = await assign(salem, body({ users: [omar.id, reem.id] }));
  const effectOf = async (more: object) => (await salem.post<Effect>(`${path}/${made.id}/effect`, more)).data.people;
  expect(await effectOf({ users: [omar.id, reem.id] })).toBe(0);
  expect(await effectOf({ users: [omar.id, faisal.id] })).toBe(2);
  expect(await effectOf({ to: "2026-06-30" })).toBe(2);
  expect(await effectOf({ to: "2027-06-30" })).toBe(0);
  expect(await effectOf({ isActive: false })).toBe(2);
  expect(await effectOf({ delete: true })).toBe(2);
  expect((await salem.post<Effect>(`${path}/effect`, body({ users: [faisal.id, faisal.id] }))).data.people).toBe(1);
  expect((await salem.get<LocationZoneUser>(`${path}/${made.id}`)).data).toEqual(made);
});

test("assignments are found by the people reached, directly or by role, in either script and by address", async () => {
  const zainab = await attendance.hire("Zainab Alotaibi", { nameAr: "زينب العتيبي" });
  await attendance.makeFound();
  const role = await attendance.gather("Night desk", [{ id: zainab.id }]);
  const named = await assign(salem, body({ users: [zainab.id], to: "2026-01-31" }));
  const byRole = await assign(salem, body({ users: [], roles: [role], from: "2026-03-01" }));
  const ids = async (search: string, more = ""): Promise<string[]> => {
    const { status, data } = await salem.get<LocationZoneUserInList[]>(
      `${path}?search=${encodeURIComponent(search)}${more}`,
    );
    expect(status).toBe(200);
    return data.map(({ id }) => id);
  };
  expect(await ids("Nobody of that name")).toEqual([]);
  expect(await ids("zainab", `&user=${omar.id}`)).toEqual([]);
  for (const search of ["zain", "العتيبي", "zainab.alotaibi@diwan.example"]) {
    expect([search, await ids(search)]).toEqual([search, [byRole.id, named.id]]);
  }
  expect(await ids("zain", `&role=${role}`)).toEqual([byRole.id]);
  expect((await salem.get(`${path}?search=${"a".repeat(201)}`)).status).toBe(400);
  await Promise.all([named, byRole].map(({ id }) => salem.delete(`${path}/${id}`)));
});

test("subjects are found in either script and by address, with counts", async () => {
  await attendance.hire("Khalid Alharbi", { nameAr: "خالد الحربي" });
  await attendance.makeFound();
  type Found = { users: { nameEn: string }[]; roles: { nameEn: string; people: number }[] };
  const find = async (search: string) =>
    (await salem.get<Found>(`/attendance/subjects?search=${encodeURIComponent(search)}`)).data;
  for (const search of ["khal", "خالد", "حربي", "khalid.alharbi@diwan.example"]) {
    expect(
      (await find(search)).users.map(({ nameEn }) => nameEn),
      search,
    ).toEqual(["Khalid Alharbi"]);
  }
  expect((await find("")).users.length).toBeGreaterThan(5);
  expect((await find("attendance")).roles).toMatchObject([{ nameEn: "Attendance officer", people: 2 }]);
  expect((await find("' or 1=1 --")).users).toEqual([]);
});
