import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addLocation, addZone, assign, hours, zoneBody } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

const send = (more: object) => salem.post<Zone>("/attendance/zones", zoneBody(more));

describe("a refused zone", () => {
  test("every route is refused to employees", async () => {
    const { id } = await addZone(salem);
    for (const answer of [
      await omar.get("/attendance/zones"),
      await omar.get(`/attendance/zones/${id}`),
      await omar.post("/attendance/zones", zoneBody()),
      await omar.post("/attendance/zones/effect", zoneBody()),
      await omar.post(`/attendance/zones/${id}/effect`, { isActive: false }),
      await omar.patch(`/attendance/zones/${id}`, { version: 1, isActive: false }),
      await omar.delete(`/attendance/zones/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ days: [] }, "days: daysRequired"],
    [{ days: undefined }, "days: daysRequired"],
    [{ days: hours("8:00", "16:00", ["sunday"]) }, "days.0.start: timeOfDay"],
    [{ days: hours("08:00", "24:00", ["sunday"]) }, "days.0.end: timeOfDay"],
    [{ days: hours("08:00", "16:00", ["someday"]) }, "days.0.weekday: invalid"],
    [{ startDate: "2026-02-30" }, "startDate: date"],
    [{ startDate: "0000-01-01" }, "startDate: date"],
    [{ startDate: "1899-12-31" }, "startDate: date"],
    [{ endDate: "3000-01-01" }, "endDate: date"],
    [{ checkInAllowance: -1 }, "checkInAllowance: tooSmall"],
    [{ checkInAllowance: "NaN" }, "checkInAllowance: numeric"],
    [{ opensBefore: 1440 }, "opensBefore: tooLarge"],
    [{ closesAfter: 99_999_999 }, "closesAfter: tooLarge"],
    [{ layer: "roof" }, "layer: invalid"],
    [{ autoCheckOut: "never" }, "autoCheckOut: invalid"],
    [{ nameEn: "" }, "nameEn: fieldRequired"],
    [{ color: 1 }, "color: unknownField"],
  ])("%o is refused by its type", async (more, field) => {
    expect(refusal(await send(more))).toEqual([400, "fields_invalid", field]);
  });

  test.each([
    ["an end before the start", { startDate: "2026-05-02", endDate: "2026-05-01" }, "endDate: endBeforeStart"],
    ["a slot without length", { days: hours("08:00", "08:00", ["sunday"]) }, "days.0.end: endIsStart"],
    [
      "slots that overlap",
      { days: [...hours("08:00", "12:00", ["sunday"]), ...hours("11:59", "16:00", ["sunday"])] },
      "days.1: slotsOverlap",
    ],
    [
      "a tail after midnight over the next morning",
      {
        days: [...hours("22:00", "06:00", ["sunday"]), ...hours("05:00", "09:00", ["monday"])],
        opensBefore: 10,
        closesAfter: 10,
      },
      "days.1: slotsOverlap",
    ],
    [
      "windows of 24 hours",
      { days: hours("08:00", "16:00", ["sunday"]), opensBefore: 480, closesAfter: 480 },
      "days.0: slotTooLong",
    ],
  ])("the conflict of %s is refused, on saving and in a preview", async (_, more, field) => {
    expect(refusal(await send(more))).toEqual([422, "fields_conflict", field]);
    expect(refusal(await salem.post("/attendance/zones/effect", zoneBody(more)))).toEqual([
      422,
      "fields_conflict",
      field,
    ]);
    const { id } = await addZone(salem);
    expect(refusal(await salem.patch(`/attendance/zones/${id}`, { version: 1, ...more }))).toEqual([
      422,
      "fields_conflict",
      field,
    ]);
    expect((await salem.get<Zone>(`/attendance/zones/${id}`)).data.version).toBe(1);
  });

  test("messages are in the reader's language", async () => {
    const body = zoneBody({ endDate: "2025-12-31" });
    const answer = await salem.post("/attendance/zones", body, { "accept-language": "ar" });
    expect(answer.problem.fields[0]?.message).toBe("النهاية تسبق البداية");
  });

  test("the name of another zone is refused until that zone is deleted", async () => {
    const { id, nameAr } = await addZone(salem);
    expect(refusal(await send({ nameAr }))).toEqual([409, "name_taken", "nameAr: nameTaken"]);
    await salem.delete(`/attendance/zones/${id}`);
    expect((await send({ nameAr })).status).toBe(201);
  });

  test("a stale change is refused with the current zone", async () => {
    const { id } = await addZone(salem);
    await salem.patch(`/attendance/zones/${id}`, { version: 1, checkInAllowance: "١٥" });
    const stale = await salem.patch(`/attendance/zones/${id}`, { version: 1, checkInAllowance: 20 });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, checkInAllowance: 15, version: 2 });
  });

  test("the deletion of an assigned zone is refused; a deleted zone is not found", async () => {
    const [zone, location] = [await addZone(salem), await addLocation(salem)];
    const { id } = await assign(salem, { location: location.id, zone: zone.id, users: [omar.id] });
    expect(refusal(await salem.delete(`/attendance/zones/${zone.id}`))).toEqual([422, "still_used"]);
    expect((await salem.get<Zone>(`/attendance/zones/${zone.id}`)).data.assignmentCount).toBe(1);
    await salem.delete(`/attendance/location-zone-users/${id}`);
    expect((await salem.delete(`/attendance/zones/${zone.id}`)).status).toBe(204);
    for (const answer of [
      await salem.get(`/attendance/zones/${zone.id}`),
      await salem.patch(`/attendance/zones/${zone.id}`, { version: 1 }),
      await salem.delete(`/attendance/zones/${zone.id}`),
      await salem.post(`/attendance/zones/${zone.id}/effect`, { isActive: false }),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
    expect(
      refusal(
        await salem.post("/attendance/location-zone-users", { location: location.id, zone: zone.id, users: [omar.id] }),
      ),
    ).toEqual([422, "zone_unknown", "zone: invalid"]);
  });
});

test("a zone is read as it was saved; equal dates are one day, an absent end is null", async () => {
  const body = zoneBody({
    endDate: "2026-01-01",
    checkInAllowance: "۱۰",
    layer: "special",
    autoCheckOut: "slotEnd",
    clipLate: false,
    days: [
      { weekday: "friday", start: "22:00", end: "06:00", breakMinutes: "٣٠" },
      ...hours("08:00", "12:00", ["sunday"]),
    ],
  });
  const { data } = await salem.post<Zone>("/attendance/zones", body);
  expect(data).toMatchObject({
    ...body,
    days: [{ breakMinutes: 30 }, {}],
    checkInAllowance: 10,
    opensBefore: 60,
    closesAfter: 180,
    isActive: true,
  });
  expect(data.days).toEqual([
    { weekday: "friday", start: "22:00", end: "06:00", breakMinutes: 30 },
    { weekday: "sunday", start: "08:00", end: "12:00", breakMinutes: 0 },
  ]);
  const open = await salem.patch<Zone>(`/attendance/zones/${data.id}`, { version: 1, endDate: null, days: data.days });
  expect(open.data).toMatchObject({ endDate: null, layer: "special", version: 2 });
});

test("lists filter by layer, date and words, newest first, page by page", async () => {
  const made: Zone[] = [];
  for (const month of ["01", "02", "03"]) {
    const dates = { startDate: `2031-${month}-01`, endDate: `2031-${month}-28` };
    made.push(await addZone(salem, { layer: "seasonal", ...dates, nameAr: `موسم الأَضحى ${month}` }));
  }
  const ids = made.map(({ id }) => id).toReversed();
  const path = "/attendance/zones?layer=seasonal&limit=2";
  const first = await salem.get<Zone[]>(path);
  const second = await salem.get<Zone[]>(`${path}&cursor=${first.page.next}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  expect((await salem.get<Zone[]>(`${path}&cursor=${second.page.previous}`)).data).toEqual(first.data);
  expect((await salem.get<Zone[]>("/attendance/zones?on=2031-02-28")).data.map(({ id }) => id)).toContain(made[1]?.id);
  expect((await salem.get<Zone[]>("/attendance/zones?layer=seasonal&on=2031-03-01")).data.map(({ id }) => id)).toEqual([
    made[2]?.id,
  ]);
  const found = await salem.get<Zone[]>(`/attendance/zones?search=${encodeURIComponent("اضحي ٠٢")}`);
  expect(found.data.map(({ id }) => id)).toEqual([made[1]?.id]);
});

test("a preview returns the people that a change affects, and changes nothing", async () => {
  const [zone, location] = [await addZone(salem), await addLocation(salem)];
  const [reem, faisal] = [attendance.as("Reem"), attendance.as("Faisal")];
  const drivers = await attendance.gather("Drivers", [{ id: reem.id }, { id: faisal.id, to: "2025-12-01" }]);
  await assign(salem, { location: location.id, zone: zone.id, users: [omar.id], roles: [drivers] });
  const effectOf = async (body: object) => (await salem.post<Effect>(`/attendance/zones/${zone.id}/effect`, body)).data;
  expect(await effectOf({ checkInAllowance: 5 })).toMatchObject({
    people: 2,
    conflicts: [],
    usedBy: { assignments: 1 },
  });
  expect(await effectOf({ nameEn: "Another name" })).toMatchObject({ people: 0, from: null, to: null });
  expect(await effectOf({ startDate: "2025-11-30" })).toMatchObject({ people: 3 });
  expect(await effectOf({ isActive: false })).toMatchObject({ people: 2 });
  const deletion = await effectOf({ delete: true });
  expect(deletion).toMatchObject({ people: 2, usedBy: { assignments: 1 } });
  expect(await effectOf({ delete: true, startDate: "2025-11-30" })).toEqual(deletion);
  expect((await salem.get<Zone>(`/attendance/zones/${zone.id}`)).data).toEqual({ ...zone, assignmentCount: 1 });
});
