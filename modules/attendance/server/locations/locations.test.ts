import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addLocation, addZone, assign, hours, locationBody } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { Location } from "../../contract/schemas-location.ts";
import type { Effect } from "../../contract/schemas-parts.ts";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

const send = (more: object) => salem.post<Location>("/attendance/locations", locationBody(more));

describe("a refused location", () => {
  test("every route is refused to employees", async () => {
    const { id } = await addLocation(salem);
    for (const answer of [
      await omar.get("/attendance/locations"),
      await omar.get(`/attendance/locations/${id}`),
      await omar.post("/attendance/locations", locationBody()),
      await omar.post("/attendance/locations/effect", locationBody()),
      await omar.post(`/attendance/locations/${id}/effect`, { isActive: false }),
      await omar.patch(`/attendance/locations/${id}`, { version: 1, radius: 5000 }),
      await omar.delete(`/attendance/locations/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ latitude: 91 }, "latitude: tooLarge"],
    [{ latitude: "-90.0001" }, "latitude: tooSmall"],
    [{ latitude: null }, "latitude: fieldRequired"],
    [{ latitude: undefined }, "latitude: fieldRequired"],
    [{ latitude: "NaN" }, "latitude: numeric"],
    [{ latitude: "" }, "latitude: fieldRequired"],
    [{ longitude: 180.5 }, "longitude: tooLarge"],
    [{ longitude: 1e300 }, "longitude: tooLarge"],
    [{ longitude: "Infinity" }, "longitude: numeric"],
    [{ radius: 19 }, "radius: tooSmall"],
    [{ radius: 5001 }, "radius: tooLarge"],
    [{ radius: 150.5 }, "radius: integer"],
    [{ maximumAccuracy: 0 }, "maximumAccuracy: tooSmall"],
    [{ fencePolicy: "shout" }, "fencePolicy: invalid"],
    [{ timeZone: "Riyadh time" }, "timeZone: timeZoneUnknown"],
    [{ timeZone: "+03:00" }, "timeZone: timeZoneUnknown"],
    [{ nameAr: "\u200b" }, "nameAr: fieldRequired"],
  ])("%o is refused by its type", async (more, field) => {
    expect(refusal(await send(more))).toEqual([400, "fields_invalid", field]);
  });

  test("an unknown time zone is refused on saving and in previews", async () => {
    const { id } = await addLocation(salem);
    const body = { timeZone: "Asia/Atlantis" };
    for (const answer of [
      await send(body),
      await salem.patch(`/attendance/locations/${id}`, { version: 1, ...body }),
      await salem.post("/attendance/locations/effect", locationBody(body)),
      await salem.post(`/attendance/locations/${id}/effect`, body),
    ]) {
      expect(refusal(answer)).toEqual([422, "fields_conflict", "timeZone: timeZoneUnknown"]);
    }
  });

  test("the name of another location, a stale change and the deletion of a used location are refused", async () => {
    const location = await addLocation(salem);
    expect(refusal(await send({ nameEn: location.nameEn.toLowerCase() }))).toEqual([
      409,
      "name_taken",
      "nameEn: nameTaken",
    ]);
    await salem.patch(`/attendance/locations/${location.id}`, { version: 1, strict: true });
    const stale = await salem.patch(`/attendance/locations/${location.id}`, { version: 1, radius: 20 });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id: location.id, strict: true, radius: 150 });
    await assign(salem, { location: location.id, zone: (await addZone(salem)).id, users: [omar.id] });
    expect(refusal(await salem.delete(`/attendance/locations/${location.id}`))).toEqual([422, "still_used"]);
    expect(refusal(await salem.get("/attendance/locations/999999"))).toEqual([404, "not_found"]);
  });
});

test.each([
  [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 0 },
  ],
  [
    { latitude: "٢٤٫٧١٣٦", longitude: "۴۶.۶۷۵۳" },
    { latitude: 24.7136, longitude: 46.6753 },
  ],
  [
    { latitude: -90, longitude: 180 },
    { latitude: -90, longitude: 180 },
  ],
  [{ radius: 20 }, { radius: 20 }],
  [{ radius: "٥٠٠٠" }, { radius: 5000 }],
  [
    {},
    { radius: 150, timeZone: "Asia/Riyadh", fencePolicy: "block", strict: false, maximumAccuracy: 100, isActive: true },
  ],
  [{ timeZone: "Africa/Cairo" }, { timeZone: "Africa/Cairo" }],
])("%o is accepted", async (more, saved) => {
  const answer = await send(more);
  expect(answer.status, answer.text).toBe(201);
  expect((await salem.get<Location>(`/attendance/locations/${answer.data.id}`)).data).toMatchObject(saved);
});

test("lists are ordered by name in the reader's language, page by page", async () => {
  const names = [
    ["zlist b", "قائمة ت"],
    ["Zlist C", "قائمة أ"],
    ["zlist a", "قائمة ب"],
  ];
  for (const [nameEn, nameAr] of names) await addLocation(salem, { nameEn, nameAr });
  const first = await salem.get<Location[]>("/attendance/locations?search=zlist&limit=2");
  const second = await salem.get<Location[]>(`/attendance/locations?search=zlist&limit=2&cursor=${first.page.next}`);
  expect([...first.data, ...second.data].map(({ nameEn }) => nameEn)).toEqual(["zlist a", "zlist b", "Zlist C"]);
  expect(
    (await salem.get<Location[]>(`/attendance/locations?search=zlist&limit=2&cursor=${second.page.previous}`)).data,
  ).toEqual(first.data);
});

test("a name of maximum length in the widest characters still has a next page", async () => {
  for (const end of ["a", "b", "c"])
    await addLocation(salem, { nameEn: "👩‍👩‍👧‍👦".repeat(10) + "\u{1f600}".repeat(109) + end, nameAr: `wide${end}` });
  const first = await salem.get<Location[]>(`/attendance/locations?search=wide&limit=2`);
  const second = await salem.get<Location[]>(`/attendance/locations?search=wide&limit=2&cursor=${first.page.next}`);
  expect(second.data, second.text).toHaveLength(1);
});

test("a change of the time zone that makes two zones overlap is refused", async () => {
  const [riyadh, cairo] = [await addLocation(salem), await addLocation(salem, { timeZone: "Asia/Riyadh" })];
  const [early, late] = [
    await addZone(salem, { days: hours("08:00", "12:00") }),
    await addZone(salem, { days: hours("12:00", "16:00") }),
  ];
  const reem = attendance.as("Reem");
  await assign(salem, { location: riyadh.id, zone: early.id, users: [reem.id] });
  await assign(salem, { location: cairo.id, zone: late.id, users: [reem.id] });
  const toDubai = { timeZone: "Asia/Dubai" };
  const preview = await salem.post<Effect>(`/attendance/locations/${cairo.id}/effect`, toDubai);
  expect(preview.data).toMatchObject({ people: 1, conflicts: [{ people: 1, subject: "user", layer: "base" }] });
  const refused = await salem.patch(`/attendance/locations/${cairo.id}`, { version: 1, ...toDubai });
  expect(refusal(refused)).toEqual([422, "schedule_conflict", "timeZone: scheduleConflict"]);
  expect(
    (await salem.patch(`/attendance/locations/${cairo.id}`, { version: 1, timeZone: "Africa/Tripoli" })).status,
  ).toBe(200);
  const moved = await salem.post<Effect>(`/attendance/locations/${cairo.id}/effect`, { radius: 500, latitude: 0 });
  expect(moved.data).toMatchObject({ people: 0, usedBy: { assignments: 1 } });
});
