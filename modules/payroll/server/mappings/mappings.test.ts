import { afterAll, beforeAll, expect, test } from "vitest";
import { worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import type { PayrollColumn, PayrollMapping } from "../../contract/schemas.ts";

let attendance: TestAttendance;
let world: World;
let omar: Caller, salem: Caller;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  [omar, salem] = [attendance.as("Omar"), attendance.as("Salem")];
});
afterAll(() => attendance.close());

const mapping = {
  nameEn: "Payroll system",
  nameAr: "نظام الرواتب",
  language: "en",
  personColumns: [{ key: "employeeNumber", heading: "EMP_NO" }, { key: "workedDays" }],
  dayColumns: null as object[] | null,
};
const save = (more: object = {}) => salem.post<PayrollMapping>("/payroll/mappings", { ...mapping, ...more });
const refused = async (more: object) => {
  const { status, problem } = await save(more);
  return [status, problem.code, ...problem.fields.map(({ path }) => path)];
};
const recorded = () =>
  attendance.database.primary
    .selectFrom("audit")
    .select(["action", "actor_id"])
    .where("subject_kind", "=", "payrollMapping")
    .orderBy("id")
    .execute();

test("employees are refused mappings", async () => {
  const answers = [
    await omar.get("/payroll/columns"),
    await omar.get("/payroll/mappings"),
    await omar.post("/payroll/mappings", mapping),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test("a mapping without a recognisable row, with unknown or repeated columns, or of a kind of leave that is none, is refused", async () => {
  const number = { key: "number" };
  expect(await refused({ personColumns: [{ key: "nameEn" }] })).toEqual([400, "fields_invalid", "personColumns"]);
  expect(await refused({ personColumns: [] })).toContain("personColumns");
  expect(await refused({ personColumns: [number, { key: "salary" }] })).toContain("personColumns.1.key");
  expect(await refused({ personColumns: [number, number] })).toContain("personColumns.1.key");
  const same = [
    { key: "number", heading: "A" },
    { key: "nameEn", heading: " A " },
  ];
  expect(await refused({ personColumns: same })).toContain("personColumns.1.heading");
  expect(await refused({ dayColumns: [number] }), "rows of days need their date").toContain("dayColumns");
  const leave = [number, { key: "leave:999999" }];
  expect(await refused({ personColumns: leave })).toEqual([422, "lookup_unknown", "personColumns.1.key"]);
  expect(await refused({ language: "fr" })).toContain("language");
});

test("columns are offered in both languages, with one for each kind of leave", async () => {
  const leave = await world.lookUp("leaveType");
  const { data } = await salem.get<PayrollColumn[]>("/payroll/columns");
  const of = (key: string) => data.find((column) => column.key === key);
  expect(of("dueDays")).toEqual({
    key: "dueDays",
    nameEn: "Days due",
    nameAr: "الأيام المطلوبة",
    ofPeople: true,
    ofDays: false,
  });
  expect([of("date")?.ofPeople, of("date")?.ofDays]).toEqual([false, true]);
  expect(of(`leave:${leave}`)).toMatchObject({ ofPeople: true, ofDays: true });
  expect(data.every(({ nameEn, nameAr }) => nameEn !== nameAr || nameEn.startsWith("Entry"))).toBe(true);
  expect(
    data.some(({ key }) => key.startsWith("balance")),
    "nothing tells balances yet",
  ).toBe(false);
});

test("a mapping keeps its columns in their order, is changed by its version, and is audited", async () => {
  const { status, data } = await save();
  expect(status).toBe(201);
  expect(data).toMatchObject({
    nameEn: "Payroll system",
    personColumns: [
      { key: "employeeNumber", heading: "EMP_NO" },
      { key: "workedDays", heading: null },
    ],
    dayColumns: null,
    isUsed: false,
    version: 1,
  });
  const path = `/payroll/mappings/${data.id}`;
  const columns = [{ key: "workedDays", heading: "" }, { key: "number" }];
  expect((await salem.patch(path, { version: 2, personColumns: columns })).problem.code).toBe("stale_version");
  const changed = await salem.patch<PayrollMapping>(path, {
    version: 1,
    personColumns: columns,
    dayColumns: [{ key: "date" }, { key: "number" }],
  });
  expect(changed.data.personColumns).toEqual([
    { key: "workedDays", heading: null },
    { key: "number", heading: null },
  ]);
  expect([changed.data.dayColumns?.length, changed.data.version]).toEqual([2, 2]);
  expect((await salem.get<PayrollMapping>(path)).data).toEqual(changed.data);
  expect((await salem.delete(path)).status).toBe(204);
  expect((await salem.get(path)).status).toBe(404);
  expect(await recorded()).toEqual(
    ["created", "updated", "deleted"].map((verb) => ({ action: `payrollMapping.${verb}`, actor_id: salem.id })),
  );
});
