import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { addLocation, addZone, assign } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ExceptionDay, ExceptionDayInList } from "../../contract/schemas-exception-day.ts";
import type { Lookup } from "../../contract/schemas-lookup.ts";
import type { Effect } from "../../contract/schemas-parts.ts";

const path = "/attendance/exception-days";

let attendance: TestAttendance;
let salem: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  attendance = await startAttendance();
  [salem, omar, reem] = [attendance.as("Salem"), attendance.as("Omar"), attendance.as("Reem")];
});
afterAll(async () => {
  await attendance.close();
});

const body = (more: object = {}) => ({ date: "2026-03-01", workDay: false, users: [omar.id], ...more });
const add = async (more: object = {}): Promise<ExceptionDay> => {
  const answer = await salem.post<ExceptionDay>(path, body(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const effectOf = async (more: object): Promise<Effect> => {
  const answer = await salem.post<Effect>(`${path}/effect`, body(more));
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};

describe("a refused exception day", () => {
  test("every route is refused to employees", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get(path),
      await omar.get(`${path}/${id}`),
      await omar.post(path, body()),
      await omar.post(`${path}/effect`, body()),
      await omar.post(`${path}/${id}/effect`, { isActive: false }),
      await omar.patch(`${path}/${id}`, { version: 1, isActive: false }),
      await omar.delete(`${path}/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ users: [] }, "users: fieldRequired"],
    [{ date: "2026-02-29" }, "date: date"],
    [{ date: "1447-09-01" }, "date: date"],
    [{ workDay: "yes" }, "workDay: invalid"],
    [{ workDay: undefined }, "workDay: fieldRequired"],
    [{ start: "8:00" }, "start: timeOfDay"],
    [{ repeats: "daily" }, "repeats: invalid"],
    [{ nameEn: "x".repeat(121) }, "nameEn: maxLength"],
  ])("%o is refused by its type", async (more, field) => {
    expect(refusal(await salem.post(path, body(more)))).toEqual([400, "fields_invalid", field]);
  });

  test.each([
    [{ workDay: true, start: "08:00" }, "fields_conflict", "end: bothHours"],
    [{ workDay: true, end: "08:00" }, "fields_conflict", "start: bothHours"],
    [{ workDay: true, start: "08:00", end: "08:00" }, "fields_conflict", "end: endIsStart"],
    [{ workDay: false, start: "08:00", end: "10:00" }, "fields_conflict", "start: offHours"],
    [{ users: ["999999"] }, "person_unknown", "users.0: invalid"],
    [{ roles: ["999999"] }, "role_unknown", "roles.0: invalid"],
    [{ reason: "999999" }, "lookup_unknown", "reason: invalid"],
  ])("%o is refused for a conflict between fields or with existing rows", async (more, code, field) => {
    const { id } = await add();
    for (const answer of [
      await salem.post(path, body(more)),
      await salem.post(`${path}/effect`, body(more)),
      await salem.patch(`${path}/${id}`, { version: 1, ...more }),
      await salem.post(`${path}/${id}/effect`, more),
    ]) {
      expect(refusal(answer)).toEqual([422, code, field]);
    }
  });

  test("a reason of another category, or an inactive one, is refused; deleting a used reason as well", async () => {
    const reason = async (more: object) =>
      (
        await salem.post<Lookup>("/attendance/lookups", {
          category: "exceptionReason",
          nameEn: `Reason ${JSON.stringify(more)}`,
          nameAr: `سبب ${JSON.stringify(more)}`,
          ...more,
        })
      ).data.id;
    for (const id of [await reason({ category: "leaveType" }), await reason({ isActive: false })]) {
      expect(refusal(await salem.post(path, body({ reason: id })))).toEqual([422, "lookup_unknown", "reason: invalid"]);
    }
    const used = await reason({});
    const made = await add({ reason: used });
    expect(made.reason).toMatchObject({ id: used });
    expect(refusal(await salem.delete(`/attendance/lookups/${used}`))).toEqual([422, "still_used"]);
  });

  test("a stale change and an unknown exception day are refused", async () => {
    const { id } = await add();
    await salem.patch(`${path}/${id}`, { version: 1, nameEn: "Founding day" });
    const stale = await salem.patch(`${path}/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, nameEn: "Founding day", isActive: true, version: 2 });
    expect(refusal(await salem.patch(`${path}/${id}`, { version: 2, users: [] }))).toEqual([
      422,
      "fields_conflict",
      "users: fieldRequired",
    ]);
    await salem.delete(`${path}/${id}`);
    for (const answer of [
      await salem.get(`${path}/${id}`),
      await salem.patch(`${path}/${id}`, { version: 2 }),
      await salem.delete(`${path}/${id}`),
      await salem.post(`${path}/${id}/effect`, { delete: true }),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });
});

test("an exception day is read as it was saved, with its next date", async () => {
  const role = await attendance.gather("Night shift", [omar, reem]);
  const made = await add({
    date: "2024-04-10",
    repeats: "hijri",
    workDay: true,
    nameAr: "عيد الفطر",
    start: "20:00",
    end: "02:00",
    users: [reem.id],
    roles: [role],
  });
  expect(made).toMatchObject({
    date: "2024-04-10",
    nextDate: "2026-03-20",
    nameAr: "عيد الفطر",
    nameEn: null,
    start: "20:00",
    end: "02:00",
    everyone: false,
    users: [{ id: reem.id, nameEn: "Reem" }],
    roles: [{ id: role, people: 2 }],
    userCount: 1,
    version: 1,
  });
  const changed = await salem.patch<ExceptionDay>(`${path}/${made.id}`, {
    version: 1,
    repeats: "none",
    start: null,
    end: null,
    everyone: true,
    roles: [],
  });
  expect(changed.data).toMatchObject({ nextDate: null, start: null, everyone: true, roles: [], version: 2 });
  expect(changed.data.users).toHaveLength(1);
});

test("lists contain the dates of repeated exception days, newest date first, page by page", async () => {
  const once = await add({ date: "2029-01-05", nameEn: "Listed once" });
  const yearly = await add({ date: "2020-01-10", repeats: "gregorian", nameEn: "Listed yearly" });
  const past = await add({ date: "2019-01-10", nameEn: "Listed before" });
  const find = async (query: string) => {
    const answer = await salem.get<ExceptionDayInList[]>(`${path}?search=listed&${query}`);
    return answer.data.map(({ id }) => id);
  };
  expect(await find("")).toEqual([once.id, yearly.id, past.id]);
  expect(await find("from=2029-01-01&to=2029-01-31")).toEqual([once.id, yearly.id]);
  expect(await find("from=2029-01-11&to=2029-12-31")).toEqual([]);
  expect(await find("to=2019-12-31")).toEqual([past.id]);
  expect(await find("from=2035-01-01")).toEqual([yearly.id]);
  const first = await salem.get<ExceptionDayInList[]>(`${path}?search=listed&limit=2`);
  const second = await salem.get<ExceptionDayInList[]>(`${path}?search=listed&limit=2&cursor=${first.page.next}`);
  expect(second.data.map(({ id }) => id)).toEqual([past.id]);
  const back = await salem.get<ExceptionDayInList[]>(`${path}?search=listed&limit=2&cursor=${second.page.previous}`);
  expect(back.data).toEqual(first.data);
});

test("an effect counts the people that a date concerns on that date", async () => {
  const role = await attendance.gather("Until February", [{ id: reem.id, to: "2026-02-28" }, { id: salem.id }]);
  expect(await effectOf({ roles: [role], date: "2026-06-01" })).toMatchObject({ people: 2, conflicts: [] });
  expect(await effectOf({ roles: [role], date: "2026-02-20" })).toMatchObject({ people: 3 });
  expect(await effectOf({ everyone: true, users: [] })).toMatchObject({ people: 6 });
  expect(await effectOf({ isActive: false })).toMatchObject({ people: 0, warnings: [] });
  const { id } = await add({ date: "2026-06-07" });
  const changeOf = async (more: object) => (await salem.post<Effect>(`${path}/${id}/effect`, more)).data.people;
  expect(await changeOf({ nameEn: "A name" })).toBe(0);
  expect(await changeOf({ users: [omar.id, reem.id] })).toBe(1);
  expect(await changeOf({ users: [reem.id], workDay: true })).toBe(2);
  expect(await changeOf({ delete: true })).toBe(1);
  expect((await salem.get<ExceptionDay>(`${path}/${id}`)).data.version).toBe(1);
});

test("warnings name competing exceptions (work wins, then the lowest id) and people without a zone", async () => {
  const faisal = attendance.as("Faisal");
  const { id: zone } = await addZone(salem, { endDate: "2026-12-31" });
  await assign(salem, { zone, location: (await addLocation(salem)).id, users: [faisal.id, reem.id] });
  const codes = async (more: object) =>
    (await effectOf({ users: [faisal.id], ...more })).warnings.map(({ code, exceptionDay }) => [code, exceptionDay]);
  const date = "2026-08-02";
  const works = { date, workDay: true };
  expect(await codes(works)).toEqual([]);
  const off = await add({ date, users: [faisal.id] });
  expect(await codes(works)).toEqual([["worksWins", off.id]]);
  expect(await codes({ ...works, users: [reem.id] })).toEqual([]);
  const role = await attendance.gather("With Faisal", [faisal]);
  // Another level decides first, so there is no warning.
  expect(await codes({ ...works, users: [], roles: [role] })).toEqual([]);
  const hoursOfOwn = { date: "2026-08-03", workDay: true, start: "10:00", end: "12:00" };
  const early = await add({ ...hoursOfOwn, users: [], roles: [role] });
  const alsoHers = await attendance.gather("Also with Faisal", [faisal, reem]);
  expect(await codes({ ...hoursOfOwn, start: "09:00", users: [], roles: [alsoHers] })).toEqual([
    ["ownHoursTie", early.id],
  ]);
  expect(await codes({ ...hoursOfOwn, users: [], roles: [alsoHers] })).toEqual([]);
  expect(await codes({ ...works, date: "2027-01-03" })).toEqual([["noZone", null]]);
  expect(await codes({ ...works, date: "2026-08-04", users: [faisal.id, omar.id] })).toEqual([["noZone", null]]);
  expect(await codes({ date: "2027-01-03" })).toEqual([]);
});
