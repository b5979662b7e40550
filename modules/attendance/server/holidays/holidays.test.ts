import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ExceptionDay, ExceptionDayInList, HolidayImport } from "../../contract/schemas-exception-day.ts";

const path = "/attendance/exception-days";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
beforeAll(async () => {
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

const send = async (csv: string, more: object = {}, language = "en"): Promise<HolidayImport> => {
  const answer = await salem.post<HolidayImport>(`${path}/import`, { csv, ...more }, { "accept-language": language });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const listed = async (): Promise<ExceptionDayInList[]> => (await salem.get<ExceptionDayInList[]>(path)).data;
const errorsOf = ({ errors }: HolidayImport) => errors.map(({ row, column, message }) => [row, column, message]);

test("an import is refused to employees, and without a valid table", async () => {
  expect(refusal(await omar.post(`${path}/import`, { csv: "date" }))).toEqual([403, "not_allowed"]);
  expect(refusal(await salem.post(`${path}/import`, {}))).toEqual([400, "fields_invalid", "csv: fieldRequired"]);
  expect(errorsOf(await send("name\nEid"))).toEqual([[1, "date", "The column “date” is missing"]]);
  const many = Array.from({ length: 201 }, (_, row) => `2026-01-01,Day ${row}`).join("\n");
  expect((await send(`date,name\n${many}`)).errors[0]?.message).toContain("200");
});

test("every invalid row is reported in the reader's language, and valid rows beside it are not saved", async () => {
  const csv = `date,lastDate,name,repeats,roles
2026-02-30,,Wrong,,
2026-03-20,2026-03-19,Backwards,,
2026-03-20,2026-04-20,Long,,
2026-03-20,,,,
2026-03-20,,Weekly,weekly,
2026-03-20,,Nobody,,Pirates
2026-03-20,2026-03-23,Eid,hijri,
٢٠٢٦-٠٣-٢٠,2026-03-23,Eid again,Hijri,`;
  const outcome = await send(csv, { dryRun: false });
  expect(errorsOf(outcome)).toEqual([
    [2, "date", "Write the date as YYYY-MM-DD"],
    [3, "lastDate", "The last date is before the first"],
    [4, "lastDate", "A holiday can last at most 31 days"],
    [5, "nameEn", "Write the name in at least one language"],
    [6, "repeats", "Write none, gregorian or hijri"],
    [7, "roles", "There is no role Pirates"],
    [9, null, "The same as row 8"],
  ]);
  expect(outcome).toMatchObject({ rows: 8, valid: 1, effect: null, applied: false });
  expect((await send("date,name\n2026-02-30,عيد", {}, "ar")).errors[0]?.message).toContain("اكتب التاريخ");
  expect(await listed()).toEqual([]);
});

test("a dry run shows the effect and saves nothing; the import saves all, once", async () => {
  const role = await attendance.gather("Guards", [{ id: omar.id }]);
  const csv = `التاريخ;إلى;الاسم بالعربية;Name in English;التكرار;الدور
2026-03-20;2026-03-23;عيد الفطر;Eid al-Fitr;هجري;
2026-09-23;;اليوم الوطني;National day;gregorian;
2026-10-01;2026-10-01;;Guards;;Guards`;
  const trial = await send(csv);
  expect(trial).toMatchObject({ rows: 3, valid: 3, errorCount: 0, applied: false, effect: { people: 6 } });
  expect(trial.days.map(({ date, lastDate, repeats, everyone }) => [date, lastDate, repeats, everyone])).toEqual([
    ["2026-03-20", "2026-03-23", "hijri", true],
    ["2026-09-23", null, "gregorian", true],
    ["2026-10-01", null, "none", false],
  ]);
  expect(trial.days[2]?.roles).toMatchObject([{ id: role }]);
  expect(await listed()).toEqual([]);
  expect(await send(csv, { dryRun: false })).toMatchObject({ applied: true });
  expect((await listed()).map(({ nameEn }) => nameEn)).toEqual(["Guards", "National day", "Eid al-Fitr"]);
  const audited = await attendance.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "exceptionDay.created")
    .execute();
  expect(audited).toHaveLength(3);
  expect(audited[0]?.details).toMatchObject({ imported: true, after: { lastDate: "2026-03-23" } });
  const again = await send(csv, { dryRun: false });
  expect(errorsOf(again)).toEqual([2, 3, 4].map((row) => [row, null, "There is already such a day off"]));
  expect(await listed()).toHaveLength(3);
});

test("a day with several dates is read, listed and changed with them, and by clients that send one date", async () => {
  const body = { date: "2026-05-26", lastDate: "2026-05-29", workDay: false, everyone: true, nameEn: "Feast" };
  for (const [lastDate, field] of [
    ["2026-05-25", "lastDate: endBeforeStart"],
    ["2026-06-26", "lastDate: daysMany"],
  ]) {
    expect(refusal(await salem.post(path, { ...body, lastDate }))).toEqual([422, "fields_conflict", field]);
  }
  const { data: feast } = await salem.post<ExceptionDay>(path, { ...body, repeats: "hijri" });
  expect(feast).toMatchObject({ lastDate: "2026-05-29", nextDate: "2026-05-26", nextLastDate: "2026-05-29" });
  const find = async (from: string, to: string) =>
    (await salem.get<ExceptionDayInList[]>(`${path}?search=feast&from=${from}&to=${to}`)).data.map(({ id }) => id);
  expect(await find("2026-05-28", "2026-05-28")).toEqual([feast.id]);
  expect(await find("2026-05-30", "2026-06-30")).toEqual([]);
  // The 9th to 12th of Dhu al-Hijja 1448.
  expect(await find("2027-05-18", "2027-05-18")).toEqual([feast.id]);
  const patched = await salem.patch<ExceptionDay>(`${path}/${feast.id}`, { version: 1, repeats: "none" });
  expect(patched.data).toMatchObject({ lastDate: "2026-05-29" });
  expect(await find("2026-05-29", "2026-05-29")).toEqual([feast.id]);
  const single = await salem.post<ExceptionDay>(path, { date: "2026-05-26", workDay: true, everyone: true });
  expect(single.data).toMatchObject({ lastDate: null, nextLastDate: null });
});
