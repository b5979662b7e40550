import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { setLocalClock, worldOf } from "#testing/attendance-world.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { openXlsx } from "#testing/unzip.ts";

const month = "2026-01";
const people = 2000;

let server: TestServer;
let database: Database;
let officer: string;
let token: string;
let place: string;

/** Inserts people with a row for every date of the month: on time, but absent on its first Sunday. */
async function fill(): Promise<void> {
  await sql`
    with made as (
      insert into person (name_en, name_ar, joined_at)
      select 'Person ' || i, 'موظف ' || i, '2025-01-01' from generate_series(1, ${sql.lit(people)}) i returning id)
    insert into attendance_day (person_id, date, slot, location_id, time_zone, slot_start, slot_end, window_opens,
      window_closes, final_after, required_minutes, is_in, worked_minutes, late_minutes, early_minutes,
      extra_before_minutes, extra_after_minutes, state, provisional, rule_version)
    select made.id, d::date, case when w then 1 else 0 end, ${place}::bigint, 'Asia/Riyadh', case when w then d end,
      case when w then d + interval '8 hours' end, case when w then d end, case when w then d + interval '9 hours' end,
      d + interval '9 hours', case when w then 480 else 0 end, false, case when w and not a then 475 else 0 end,
      0, case when w and not a then 5 else 0 end, 0, 0,
      case when a then 'absent' when w then 'present' else 'off' end, false, 1
    from made, generate_series(timestamptz '2026-01-01 05:00Z', '2026-01-31 05:00Z', interval '1 day') d,
      lateral (select extract(dow from d) not in (5, 6) as w, d::date = date '2026-01-04' as a) as f`.execute(
    database.primary,
  );
}

beforeAll(async () => {
  server = await startTestServer();
  database = openDatabase({ url: server.databaseUrl, size: 2 });
  place = await worldOf(database).build({ name: "HQ" });
  officer = await server.hire("Salem", "attendanceOfficer");
  await database.primary
    .updateTable("person")
    .set({ name_en: "=Person, the first", name_ar: null, employee_number: "E-17" })
    .where("id", "=", officer)
    .execute();
  await fill();
  await sql`update attendance_day set person_id = ${officer} where person_id = (select min(person_id) from attendance_day)`.execute(
    database.primary,
  );
  setLocalClock("2026-02-02 12:00:00");
  token = (await server.startSession(officer)).token;
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const take = (type: string, query = "", more: { language?: string; method?: string } = {}) =>
  fetch(`${server.url}/api/attendance/sheet?month=${month}${query}`, {
    method: more.method ?? "GET",
    headers: { accept: type, "accept-language": more.language ?? "en", authorization: `Bearer ${token}` },
  });
const exportsRecorded = async () =>
  (await database.primary.selectFrom("audit").selectAll().where("action", "=", "attendance.exported").execute()).map(
    ({ actor_id: actor, subject_id: subject, details }) => ({ actor, subject, details }),
  );

test("a sheet is exported by officers only, and the export is audited", async () => {
  const omar = await server.hire("Omar");
  const { token: other } = await server.startSession(omar);
  const refused = await fetch(`${server.url}/api/attendance/sheet?month=${month}`, {
    headers: { accept: "text/csv", authorization: `Bearer ${other}` },
  });
  expect([refused.status, refused.headers.get("content-type")]).toEqual([
    403,
    "application/problem+json; charset=utf-8",
  ]);
  expect((await take("text/csv", "&state=asleep")).status).toBe(400);
  const head = await take("text/csv", "", { method: "HEAD" });
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(await exportsRecorded()).toEqual([]);
  await (await take("text/csv", `&state=absent&location=${place}`)).text();
  const details = { format: "csv", department: null, location: place, state: "absent" };
  expect(await exportsRecorded()).toEqual([{ actor: officer, subject: month, details }]);
});

test("CSV is marked as UTF-8, with a line per person ordered by name, and without spreadsheet formulas", async () => {
  const answer = await take("text/csv");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="Attendance 2026-01.csv"; filename*=UTF-8''Attendance%202026-01.csv`,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString("utf8").split("\r\n");
  expect([lines.length, lines.at(-1)]).toEqual([people + 2, ""]);
  expect(lines[0]).toMatch(
    /^No\.,Employee number,Name,Department,2026-01-01,.*,2026-01-31,Required hours,Worked hours,/,
  );
  const first = `${officer},E-17,"'=Person, the first",,Present 7:55,Day off,Day off,Absent,Present 7:55`;
  expect(lines[1]?.slice(0, first.length)).toBe(first);
  expect(lines[1]).toMatch(/,168:00,158:20,0,0,20,100,20,1,0,0$/);
  expect(lines.slice(2, 4).map((line) => line.split(",")[2])).toEqual(["Person 2", "Person 3"]);
});

test("XLSX in Arabic is right to left, with real dates, numbers and durations, and an Arabic file name", async () => {
  const answer = await take(`${xlsxType}, text/csv;q=0.5`, "", { language: "ar" });
  expect(answer.headers.get("content-type")).toBe(xlsxType);
  const name = encodeURIComponent("كشف الحضور 2026-01.xlsx");
  expect(answer.headers.get("content-disposition")).toContain(`filename*=UTF-8''${name}`);
  const { sheet, cells } = openXlsx(Buffer.from(await answer.arrayBuffer()));
  expect(sheet).toContain('rightToLeft="1"');
  const row = (columns: string, number: number) => columns.split(" ").map((column) => cells.get(`${column}${number}`));
  expect(row("B C E AI AJ AK", 1)).toEqual([
    { value: "الرقم الوظيفي", style: 1 },
    { value: "الاسم", style: 1 },
    { value: 46_023, style: 2 },
    { value: 46_053, style: 2 },
    { value: "الساعات المطلوبة", style: 1 },
    { value: "ساعات العمل", style: 1 },
  ]);
  expect(row("B C E F H AJ AK AQ", 2)).toEqual([
    { value: "E-17", style: 0 },
    { value: "=Person, the first", style: 0 },
    { value: "حضور 7:55", style: 0 },
    { value: "يوم راحة", style: 0 },
    { value: "غياب", style: 0 },
    { value: 10_080 / 1440, style: 3 },
    { value: 9500 / 1440, style: 3 },
    { value: 1, style: 0 },
  ]);
  expect(sheet.match(/<row /g)).toHaveLength(people + 1);
});

test("a client that disconnects ends the export without a server error", async () => {
  const headers = { accept: xlsxType, authorization: `Bearer ${token}` };
  const leaving = get(`${server.url}/api/attendance/sheet?month=${month}`, { agent: false, headers });
  const [answer] = (await once(leaving, "response")) as [IncomingMessage];
  await once(answer, "data");
  leaving.destroy();
  const running = () =>
    sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%attendance_day%' and pid <> pg_backend_pid()`
      .execute(database.primary)
      .then(({ rows }) => rows[0]?.count);
  await expect.poll(running).toBe(0);
  expect((await take("text/csv", "&search=nobody")).status).toBe(200);
  expect(await server.faults()).toEqual([]);
});
