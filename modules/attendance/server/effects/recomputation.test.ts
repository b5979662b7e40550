import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { addLocation, addZone, assign, hours } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

let attendance: TestAttendance;
let salem: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  attendance = await startAttendance();
  [salem, omar, reem] = [attendance.as("Salem"), attendance.as("Omar"), attendance.as("Reem")];
  // The first date with a row.
  await attendance.database.primary
    .insertInto("attendance_day")
    .values({
      person_id: omar.id,
      date: "2026-01-01",
      time_zone: "Asia/Riyadh",
      final_after: "2026-01-02T00:00:00Z",
      required_minutes: 0,
      is_in: false,
      worked_minutes: 0,
      late_minutes: 0,
      early_minutes: 0,
      extra_before_minutes: 0,
      extra_after_minutes: 0,
      state: "off",
      provisional: false,
      rule_version: 1,
    })
    .execute();
});
beforeEach(() =>
  attendance.database.primary
    .deleteFrom("recomputation")
    .execute()
    .then(() => undefined),
);
afterAll(async () => {
  await attendance.close();
});

/** Requested recomputations: dates and people. */
async function requested(): Promise<unknown[]> {
  const db = attendance.database.primary;
  const rows = await db.selectFrom("recomputation").selectAll().orderBy("id").execute();
  const people = await db.selectFrom("recomputation_person").selectAll().orderBy("person_id").execute();
  return rows.map(({ id, cause, from_date: from, to_date: to, everyone, requested_by: by }) => {
    expect(by).toBe(salem.id);
    const ids = people.filter((row) => row.recomputation_id === id).map((row) => row.person_id);
    return [cause, from, to, everyone ? "everyone" : ids];
  });
}
const forget = () => attendance.database.primary.deleteFrom("recomputation").execute();

test("moving the end of a season by a day recomputes the days around that end and no others", async () => {
  const zone = await addZone(salem, { layer: "seasonal", startDate: "2026-01-20", endDate: "2026-02-05" });
  const { id: location } = await addLocation(salem);
  await assign(salem, { location, zone: zone.id, users: [omar.id] });
  expect(await requested()).toEqual([["locationZoneUser.created", "2026-01-19", "2026-02-06", [omar.id]]]);
  await forget();
  const later = { endDate: "2026-02-06" };
  const effect = await salem.post<Effect>(`/attendance/zones/${zone.id}/effect`, later);
  expect(effect.data).toMatchObject({ people: 1, from: "2026-02-05", to: "2026-02-07", lockedMonths: [] });
  expect(await requested()).toEqual([]);
  await salem.patch<Zone>(`/attendance/zones/${zone.id}`, { version: 1, ...later });
  expect(await requested()).toEqual([["zone.updated", "2026-02-05", "2026-02-07", [omar.id]]]);
  await forget();
  await salem.patch(`/attendance/zones/${zone.id}`, { version: 2, nameEn: "Another name" });
  await salem.patch(`/attendance/zones/${zone.id}`, { version: 3, endDate: "2026-02-06" });
  expect(await requested()).toEqual([]);
});

test("people who join or leave an assignment are recomputed on all of its dates, others on none", async () => {
  const zone = await addZone(salem, { endDate: null });
  const { id: location } = await addLocation(salem);
  const { id } = await assign(salem, { location, zone: zone.id, users: [omar.id], from: "2026-02-01" });
  await forget();
  await salem.patch(`/attendance/location-zone-users/${id}`, { version: 1, users: [omar.id, reem.id] });
  expect(await requested()).toEqual([["locationZoneUser.updated", "2026-01-31", "2026-02-11", [reem.id]]]);
  await forget();
  await salem.patch(`/attendance/location-zone-users/${id}`, { version: 2, users: [reem.id] });
  expect(await requested()).toEqual([["locationZoneUser.updated", "2026-01-31", "2026-02-11", [omar.id]]]);
  await forget();
  await salem.delete(`/attendance/location-zone-users/${id}`);
  expect(await requested()).toEqual([["locationZoneUser.deleted", "2026-01-31", "2026-02-11", [reem.id]]]);
});

test("future dates are not recomputed, and a refused change requests nothing", async () => {
  const { id: location } = await addLocation(salem);
  const ahead = await addZone(salem, { startDate: "2027-01-01", endDate: null });
  const made = await assign(salem, { location, zone: ahead.id, users: [omar.id] });
  const overlapping = await addZone(salem, { startDate: "2026-01-01", endDate: null, days: hours("09:00", "10:00") });
  const refused = await salem.post("/attendance/location-zone-users", {
    location,
    zone: overlapping.id,
    users: [omar.id],
  });
  expect(refused.status).toBe(422);
  expect(await requested()).toEqual([]);
  await salem.delete(`/attendance/location-zone-users/${made.id}`);
});

test("an exception day recomputes its date and adjacent ones, for its people before and after", async () => {
  const path = "/attendance/exception-days";
  const { data } = await salem.post<{ id: string }>(path, { date: "2026-01-15", workDay: false, users: [omar.id] });
  expect(await requested()).toEqual([["exceptionDay.created", "2026-01-14", "2026-01-16", [omar.id]]]);
  await forget();
  await salem.patch(`${path}/${data.id}`, { version: 1, date: "2026-01-20", everyone: true });
  expect(await requested()).toEqual([
    ["exceptionDay.updated", "2026-01-14", "2026-01-16", [omar.id]],
    ["exceptionDay.updated", "2026-01-19", "2026-01-21", "everyone"],
  ]);
  await forget();
  await salem.patch(`${path}/${data.id}`, { version: 2, nameEn: "A name" });
  expect(await requested()).toEqual([]);
  await salem.delete(`${path}/${data.id}`);
  expect(await requested()).toEqual([["exceptionDay.deleted", "2026-01-19", "2026-01-21", "everyone"]]);
  await forget();
  // Every January from 2019 on: only this year's date has rows.
  await salem.post(path, { date: "2019-01-10", repeats: "gregorian", workDay: false, users: [reem.id] });
  expect(await requested()).toEqual([["exceptionDay.created", "2026-01-09", "2026-01-11", [reem.id]]]);
});

test("locked months in the span are named, and stay unchanged", async () => {
  const db = attendance.database.primary;
  await db
    .insertInto("attendance_month")
    .values({ month: "2026-01-01", locked_at: "2026-02-09T00:00:00Z", locked_by: null })
    .execute();
  const zone = await addZone(salem, { endDate: null });
  const { id: location } = await addLocation(salem);
  const body = { location, zone: zone.id, users: [omar.id] };
  const { data } = await salem.post<Effect>("/attendance/location-zone-users/effect", body);
  expect(data).toMatchObject({ from: "2026-01-01", to: "2026-02-11", lockedMonths: ["2026-01"] });
  await assign(salem, body);
  expect(await requested()).toEqual([["locationZoneUser.created", "2026-02-01", "2026-02-11", [omar.id]]]);
});
