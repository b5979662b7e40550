import { afterAll, beforeAll, expect, test } from "vitest";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { refusal } from "#testing/signed-in.ts";
import type { UnscheduledPerson } from "../../contract/schemas-officer.ts";

const path = "/attendance/unscheduled-people";
let attendance: TestAttendance;
let world: World;
let salem: Caller;
let place: string, zone: string;
beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  salem = attendance.as("Salem");
  [place, zone] = [await world.build(), await world.schedule({ startDate: "2026-01-01", endDate: "2026-06-30" })];
});
afterAll(() => attendance.close());

/** A person employed since 2025, without an assignment. */
async function hire(name: string): Promise<Caller> {
  const caller = await attendance.hire(name);
  const people = attendance.database.primary.updateTable("person");
  await people.set({ joined_at: "2025-01-01T00:00:00Z" }).where("id", "=", caller.id).execute();
  return caller;
}
const names = async (query: string): Promise<(string | null)[]> => {
  setLocalClock("2026-02-01 12:00:00");
  const { status, data } = await salem.get<UnscheduledPerson[]>(`${path}?${query}`);
  expect(status).toBe(200);
  return data.map(({ person }) => person.nameEn);
};

test("people without a schedule are listed for officers only, on valid dates", async () => {
  expect(refusal(await attendance.as("Omar").get(path))).toEqual([403, "not_allowed"]);
  expect(refusal(await salem.get(`${path}?on=2026-02-30`))).toEqual([400, "fields_invalid", "on: date"]);
  expect(refusal(await salem.get(`${path}?cursor=nothing`))).toEqual([400, "cursor_invalid", "cursor: invalid"]);
});

test("an assignment reaches people by name or by a role held on the date, while it and its zone last", async () => {
  const all = ["Un Amal", "Un Badr", "Un Dima", "Un Fares"];
  const [amal, badr, dima] = [await hire("Un Amal"), await hire("Un Badr"), await hire("Un Dima")];
  await hire("Un Fares");
  await attendance.makeFound();
  const role = await attendance.gather("Guards", [{ id: badr.id }, { id: dima.id, to: "2026-02-28" }]);
  expect(await names("search=un")).toEqual(all);
  await world.assign(place, zone, [amal.id]);
  const byRole = await salem.post<{ id: string; version: number }>("/attendance/location-zone-users", {
    location: place,
    zone,
    roles: [role],
    to: "2026-03-31",
  });
  expect(byRole.status).toBe(201);
  expect(await names("search=un")).toEqual(["Un Fares"]);
  expect(await names("search=un&on=2026-03-01")).toEqual(["Un Dima", "Un Fares"]);
  expect(await names("search=un&on=2026-04-01")).toEqual(["Un Badr", "Un Dima", "Un Fares"]);
  expect(await names("search=un&on=2026-07-01")).toEqual(all);
  const { id, version } = byRole.data;
  await salem.patch(`/attendance/location-zone-users/${id}`, { version, isActive: false });
  expect(await names("search=un")).toEqual(["Un Badr", "Un Dima", "Un Fares"]);
});

test("people are not listed before they join or after they have left, and pages are ordered by name", async () => {
  const people = [];
  for (const name of ["Pa Alaa", "Pa Basma", "Pa Celine"]) people.push(await hire(name));
  await attendance.makeFound();
  const { primary } = attendance.database;
  const [alaa, basma] = people;
  await primary.updateTable("person").set({ left_on: "2026-01-31" }).where("id", "=", String(alaa?.id)).execute();
  // The evening before, in Riyadh.
  const joined = { joined_at: "2026-01-31T20:59:59Z" };
  await primary.updateTable("person").set(joined).where("id", "=", String(basma?.id)).execute();
  expect(await names("search=pa&on=2026-01-30")).toEqual(["Pa Alaa", "Pa Celine"]);
  expect(await names("search=pa&on=2026-01-31")).toEqual(["Pa Alaa", "Pa Basma", "Pa Celine"]);
  expect(await names("search=pa")).toEqual(["Pa Basma", "Pa Celine"]);
  const first = await salem.get<UnscheduledPerson[]>(`${path}?search=pa&limit=1`);
  const { next } = (first as unknown as { page: { next: string } }).page;
  expect(first.data.map(({ person }) => person.nameEn)).toEqual(["Pa Basma"]);
  expect(await names(`search=pa&limit=1&cursor=${encodeURIComponent(next)}`)).toEqual(["Pa Celine"]);
});

test("of several dates, a person needs an assignment on each: of one role or of everything together", async () => {
  const [ali, bana, dana] = [await hire("Sp Ali"), await hire("Sp Bana"), await hire("Sp Dana")];
  await attendance.makeFound();
  const early = await attendance.gather("Early", [
    { id: ali.id },
    { id: bana.id, to: "2026-02-14" },
    { id: dana.id, to: "2026-02-14" },
  ]);
  const assign = (more: object) => salem.post("/attendance/location-zone-users", { location: place, zone, ...more });
  expect((await assign({ roles: [early] })).status).toBe(201);
  expect((await assign({ users: [bana.id], from: "2026-02-15" })).status).toBe(201);
  expect((await assign({ users: [dana.id], from: "2026-02-16" })).status).toBe(201);
  const february = "search=sp&on=2026-02-01&until=2026-02-28";
  expect(await names(february)).toEqual(["Sp Dana"]);
  // Only the dates of employment count.
  const people = attendance.database.primary.updateTable("person");
  await people.set({ left_on: "2026-02-14" }).where("id", "=", dana.id).execute();
  expect(await names(february)).toEqual([]);
  expect(await names("search=sp&on=2026-06-01&until=2026-07-01")).toEqual(["Sp Ali", "Sp Bana"]);
});

test("an assignment of all employees reaches every person", async () => {
  const { primary } = attendance.database;
  const { id } = await primary.selectFrom("role").select("id").where("key", "=", "employee").executeTakeFirstOrThrow();
  expect((await names("")).length).toBeGreaterThan(0);
  const body = { location: place, zone, roles: [id] };
  expect((await salem.post("/attendance/location-zone-users", body)).status).toBe(201);
  expect(await names("")).toEqual([]);
});

test("people without a hire date are listed with their numbers, until one is entered", async () => {
  const [hana, hind] = [await hire("Hd Hana"), await hire("Hd Hind")];
  await attendance.makeFound();
  const alia = attendance.as("Alia");
  expect(await names("search=hd&missing=hireDate")).toEqual(["Hd Hana", "Hd Hind"]);
  await alia.patch(`/users/${hana.id}`, { version: 1, hireDate: "2025-06-01" });
  await alia.patch(`/users/${hind.id}`, { version: 1, employeeNumber: "HD-9" });
  expect(await names("search=hd&missing=hireDate")).toEqual(["Hd Hind"]);
  const { data } = await salem.get<UnscheduledPerson[]>(`${path}?search=hd-9&missing=hireDate`);
  expect(data.map(({ person }) => person.employeeNumber)).toEqual(["HD-9"]);
  await alia.patch(`/users/${hind.id}`, { version: 2, endDate: "2026-01-31" });
  expect(await names("search=hd&missing=hireDate")).toEqual([]);
  expect(await names("search=hd&missing=hireDate&on=2026-01-31")).toEqual(["Hd Hind"]);
  expect(refusal(await salem.get(`${path}?missing=shoes`))).toEqual([400, "fields_invalid", "missing: invalid"]);
});
