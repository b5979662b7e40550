import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import readXlsx from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import type { PayrollMapping, PayrollMonth, PayrollVersion } from "../../contract/schemas.ts";

let attendance: TestAttendance;
let world: World;
let omar: Caller, reem: Caller, salem: Caller;
let annual: string;
let mapping: PayrollMapping;

const month = "2026-01";

/** Omar was away on Thursday and absent on Wednesday; Reem, whose name begins like a formula, was absent on both. */
beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  [omar, reem, salem] = [attendance.as("Omar"), attendance.as("Reem"), attendance.as("Salem")];
  await world.assign(await world.build(), await world.schedule(), [omar.id, reem.id]);
  const { primary } = attendance.database;
  await primary.updateTable("person").set({ employee_number: "007" }).where("id", "=", omar.id).execute();
  await primary.updateTable("person").set({ name_en: "=1+1" }).where("id", "=", reem.id).execute();
  annual = await world.lookUp("leaveType");
  setLocalClock("2026-01-28 07:00:00");
  await attendance.run("attendance.openDays");
  const leave = { user: omar.id, kind: "leave", fromDate: "2026-01-29", toDate: "2026-01-29", lookup: annual };
  expect((await salem.post("/attendance/absences", leave)).status).toBe(201);
  setLocalClock("2026-02-01 15:00:00");
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
  const { data } = await salem.post<PayrollMapping>("/payroll/mappings", {
    nameEn: "Payroll: HR/01",
    nameAr: "الرواتب",
    language: "en",
    personColumns: [
      { key: "employeeNumber", heading: "EMP_NO" },
      { key: "number" },
      { key: "nameEn" },
      { key: "dueDays" },
      { key: "absentDays" },
      { key: `leave:${annual}`, heading: "ANNUAL" },
      { key: "requiredMinutes" },
    ],
    dayColumns: [{ key: "number" }, { key: "date" }, { key: "state" }, { key: "leaveDays" }],
  });
  mapping = data;
});
afterAll(() => attendance.close());

const lock = async () =>
  expect((await salem.put(`/attendance/months/${month}/lock`, { note: "Handed over" })).status).toBe(200);
const ask = (by = salem, of = mapping.id) =>
  by.post<PayrollVersion>(`/payroll/months/${month}/versions`, { mapping: of });
const make = (version: PayrollVersion) => attendance.run("payroll.makeVersion", { id: version.id });
const months = async () => (await salem.get<PayrollMonth[]>("/payroll/months")).data;
const read = async (id: string) =>
  (await months()).flatMap(({ versions }) => versions).find((version) => version.id === id) as PayrollVersion;
const take = (id: string, section: string, format: string, headers: Record<string, string> = {}) =>
  salem.fetch(`/payroll/versions/${id}/files/${section}/${format}`, headers);
/** Without the mark of its encoding. */
const csvOf = (bytes: Buffer): string[][] => parse(bytes, { bom: true });
const downloads = () =>
  attendance.database.primary
    .selectFrom("audit")
    .select(["actor_id", "subject_id", "details"])
    .where("action", "=", "payroll.downloaded")
    .execute();

let first: PayrollVersion;

test("employees are refused versions and files, and an open month or an unknown mapping has none", async () => {
  const answers = [await omar.get("/payroll/months"), await ask(omar), await omar.post("/payroll/versions/1/retry")];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await omar.fetch("/payroll/versions/1/files/people/csv")).status).toBe(403);
  expect((await ask()).problem).toMatchObject({ status: 422, code: "month_not_locked" });
  expect((await ask(salem, "999999")).problem).toMatchObject({
    code: "mapping_unknown",
    fields: [{ path: "mapping" }],
  });
  expect(await months()).toEqual([]);
  expect((await salem.post("/payroll/versions/999999/retry")).status).toBe(404);
  expect((await take("999999", "people", "csv")).status).toBe(404);
  expect((await take("1", "salaries", "csv")).status).toBe(400);
});

test("a locked month has one version for a mapping, made once however often its job runs", async () => {
  await lock();
  const { status, data } = await ask();
  expect([status, data.number, data.state, data.total, data.isCurrent]).toEqual([201, 1, "waiting", 2, true]);
  expect((await ask()).data.id).toBe(data.id);
  expect((await take(data.id, "people", "csv")).status, "it is not ready").toBe(404);
  await make(data);
  first = await read(data.id);
  expect([first.state, first.done, first.previous]).toEqual(["ready", 2, null]);
  expect(first.files.map(({ section, format, rows }) => [section, format, rows])).toEqual([
    ["days", "csv", 8],
    ["days", "json", 8],
    ["days", "xlsx", 8],
    ["people", "csv", 2],
    ["people", "json", 2],
    ["people", "xlsx", 2],
  ]);
  await make(data);
  expect(await read(data.id)).toEqual(first);
  expect((await salem.delete(`/payroll/mappings/${mapping.id}`)).problem.code).toBe("still_used");
});

test("CSV, XLSX and JSON say the same, with numbers as numbers, texts as texts and no formulas", async () => {
  const [omarNumber, reemNumber] = [Number(omar.id), Number(reem.id)];
  const headings = ["EMP_NO", "No.", "Name in English", "Days due", "Days absent", "ANNUAL", "Required minutes"];
  const rows = [
    ["007", omarNumber, "Omar", 2, 1, 1, 480],
    [null, reemNumber, "=1+1", 2, 2, 0, 960],
  ];
  const csv = await take(first.id, "people", "csv");
  expect(csvOf(csv.body)).toEqual([
    headings,
    ["007", omar.id, "Omar", "2", "1", "1", "480"],
    ["", reem.id, "'=1+1", "2", "2", "0", "960"],
  ]);
  const xlsx = await take(first.id, "people", "xlsx");
  const [sheet] = await readXlsx(xlsx.body);
  expect(sheet?.data).toEqual([headings, ...rows]);
  const json = JSON.parse((await take(first.id, "people", "json")).body.toString("utf8"));
  expect(json).toEqual({
    month,
    version: 1,
    table: "people",
    rows: rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at]]))),
  });
  const days = csvOf((await take(first.id, "days", "csv")).body);
  expect(days.slice(0, 4)).toEqual([
    ["No.", "Date", "State", "Days of leave"],
    [omar.id, "2026-01-28", "absent", "0"],
    [omar.id, "2026-01-29", "leave", "1"],
    [omar.id, "2026-01-30", "off", "0"],
  ]);
  const [daySheet] = await readXlsx((await take(first.id, "days", "xlsx")).body);
  expect(daySheet?.data[2]).toEqual([omarNumber, new Date("2026-01-29T00:00:00Z"), "leave", 1]);
});

test("a file is named by month and version, has its sum as its tag, and each download is recorded", async () => {
  const before = (await downloads()).length;
  const { status, headers, body } = await take(first.id, "people", "xlsx");
  const file = first.files.find(({ section, format }) => section === "people" && format === "xlsx");
  const sum = createHash("sha256").update(body).digest("hex");
  expect([status, headers["etag"], body.length]).toEqual([200, `"${sum}"`, file?.byteSize]);
  expect(file?.sha256).toBe(sum);
  expect(headers["content-disposition"]).toContain('filename="Payroll_ HR_01 2026-01 v1.xlsx"');
  const known = await take(first.id, "people", "xlsx", { "if-none-match": `"${sum}"` });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect((await downloads()).slice(before)).toEqual([
    {
      actor_id: salem.id,
      subject_id: month,
      details: { mapping: mapping.id, number: 1, section: "people", format: "xlsx", sha256: sum },
    },
  ]);
});

test("kept bytes are not changed by any statement", async () => {
  const { primary } = attendance.database;
  for (const table of ["payroll_file", "payroll_piece", "payroll_chunk"] as const) {
    await expect(primary.updateTable(table).set({ version_id: first.id }).execute()).rejects.toThrow();
    await expect(primary.deleteFrom(table).execute()).rejects.toThrow();
  }
});

async function reopen(): Promise<void> {
  await salem.post(`/attendance/months/${month}/reopening`, { note: "A leave was wrong" });
  const [waiting] = (await salem.get<{ id: string }[]>("/attendance/recomputations")).data;
  await attendance.run("attendance.recompute", { id: waiting?.id });
}

test("a month that is opened before all are read stops its version, and locked again has the next one", async () => {
  const other = await salem.post<PayrollMapping>("/payroll/mappings", {
    nameEn: "Other",
    nameAr: "آخر",
    language: "ar",
    dayColumns: null,
    personColumns: [{ key: "number" }],
  });
  const begun = (await ask(salem, other.data.id)).data;
  await reopen();
  await make(begun);
  expect(await read(begun.id)).toMatchObject({ state: "stopped", isCurrent: false, files: [] });
  expect((await salem.post<PayrollVersion>(`/payroll/versions/${begun.id}/retry`)).data.state).toBe("stopped");
  expect(await read(first.id)).toMatchObject({ state: "ready", isCurrent: false });
});

test("the next version has files of only what differs, with old and new values", async () => {
  const bytes = (await take(first.id, "people", "json")).body;
  const [leave] = (await salem.get<{ id: string }[]>("/attendance/absences")).data;
  expect((await salem.delete(`/attendance/absences/${leave?.id}`)).status).toBe(204);
  setLocalClock("2026-02-01 16:00:00");
  await lock();
  const begun = (await ask()).data;
  expect(begun.number).toBe(2);
  await make(begun);
  const second = await read(begun.id);
  expect([second.state, second.previous]).toEqual(["ready", 1]);
  const changes = second.files.filter(({ counts }) => counts !== null);
  expect(changes.map(({ section, counts }) => [section, counts?.changed])).toEqual([
    ...Array.from({ length: 3 }, () => ["dayChanges", 1]),
    ...Array.from({ length: 3 }, () => ["peopleChanges", 1]),
  ]);
  const number = Number(omar.id);
  const json = JSON.parse((await take(second.id, "peopleChanges", "json")).body.toString("utf8"));
  expect(json.rows).toEqual([
    {
      change: "changed",
      before: expect.objectContaining({ "No.": number, "Days absent": 1, ANNUAL: 1, "Required minutes": 480 }),
      after: expect.objectContaining({ "No.": number, "Days absent": 2, ANNUAL: 0, "Required minutes": 960 }),
    },
  ]);
  const csv = csvOf((await take(second.id, "dayChanges", "csv")).body);
  expect(csv).toEqual([
    [
      "Change",
      ..."No.|Date|State|Days of leave".split("|"),
      ..."No.|Date|State|Days of leave".split("|").map((name) => `${name}, before`),
    ],
    ["changed", omar.id, "2026-01-29", "absent", "0", omar.id, "2026-01-29", "leave", "1"],
  ]);
  const [sheet] = await readXlsx((await take(second.id, "peopleChanges", "xlsx")).body);
  expect(sheet?.data[1]?.slice(0, 6)).toEqual(["changed", "007", number, "Omar", 2, 2]);
  expect((await take(first.id, "people", "json")).body, "the first version is as it was").toEqual(bytes);
});

test("a changed mapping makes the next version of the same locking, whose differences have its own columns", async () => {
  const changed = await salem.patch<PayrollMapping>(`/payroll/mappings/${mapping.id}`, {
    version: mapping.version,
    personColumns: [{ key: "number" }, { key: "workedDays" }],
    dayColumns: null,
  });
  expect(changed.status).toBe(200);
  const begun = (await ask()).data;
  expect(begun.number).toBe(3);
  await make(begun);
  const third = await read(begun.id);
  expect([third.previous, third.files.map(({ section }) => section)]).toEqual([
    2,
    ["people", "people", "people", "peopleChanges", "peopleChanges", "peopleChanges"],
  ]);
  expect(third.files.find(({ section }) => section === "peopleChanges")).toMatchObject({ rows: 0 });
});

test("a version that has failed is continued", async () => {
  const third = (await months())[0]?.versions[0] as PayrollVersion;
  const { primary } = attendance.database;
  const row = await primary
    .selectFrom("payroll_version")
    .selectAll()
    .where("id", "=", third.id)
    .executeTakeFirstOrThrow();
  const { id } = await primary
    .insertInto("payroll_version")
    .values({
      mapping_id: row.mapping_id,
      mapping_version: row.mapping_version,
      month: row.month,
      number: 4,
      locked_at: row.locked_at,
      language: row.language,
      total: 2,
      state: "failed",
      created_at: row.created_at,
      person_columns: JSON.stringify(row.person_columns),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await salem.post<PayrollVersion>(`/payroll/versions/${id}/retry`)).data.state).toBe("waiting");
  await attendance.run("payroll.makeVersion", { id });
  expect(await read(id)).toMatchObject({ state: "ready", done: 2, previous: 3 });
});
