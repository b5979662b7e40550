import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { refusal } from "#testing/signed-in.ts";
import type { BalanceInList, Ledger, OwnBalance, OwnLedger } from "../../contract/schemas-balances.ts";

let attendance: TestAttendance;
let world: LeaveWorld;
let salem: Caller;
let annual: string;
let count = 0;

beforeAll(async () => {
  setLocalClock("2026-06-30 09:00:00");
  attendance = await startAttendance();
  world = leaveWorldOf(attendance.database);
  salem = attendance.as("Salem");
  annual = await world.type("Annual");
  await world.policy(annual, { rules: { rounding: "half", carryOver: { most: 10, expiresAfterMonths: 3 } } });
});
afterAll(() => attendance.close());

async function employee(hireDate: string | null = "2025-01-01", endDate: string | null = null): Promise<Caller> {
  const person = await attendance.hire(`Leaver ${(count += 1)}`);
  await world.employ(person.id, hireDate, endDate);
  return person;
}
const balanceList = (query: string, by = salem) => by.get<BalanceInList[]>(`/leave/balances?type=${annual}${query}`);
const ledgerOf = (id: string, query = "", by = salem) => by.get<Ledger>(`/leave/people/${id}?type=${annual}${query}`);

describe("who is refused", () => {
  test("employees see neither the list nor a ledger, not even their own by the officers' routes", async () => {
    const omar = await employee();
    expect((await balanceList("", omar)).status).toBe(403);
    expect((await ledgerOf(omar.id, "", omar)).status).toBe(403);
    expect((await omar.fetch(`/leave/balances/export?type=${annual}`)).status).toBe(403);
  });

  test("a type without a balance and an unknown person", async () => {
    const other = await world.type("Mission", { takes_balance: false });
    expect(refusal(await salem.get(`/leave/balances?type=${other}`))).toEqual([
      422,
      "lookup_unknown",
      "type: noBalanceTaken",
    ]);
    expect((await salem.get("/leave/balances")).status).toBe(400);
    expect((await ledgerOf("999999")).status).toBe(404);
  });
});

describe("the list", () => {
  test("the list has those employed on the date, by name, with their figures", async () => {
    const [here, left, later] = [
      await employee(),
      await employee("2025-01-01", "2026-03-31"),
      await employee("2026-10-01"),
    ];
    await employee(null);
    await world.use(here.id, annual, { dates: ["2026-02-02", "2026-02-03"] });
    await world.use(here.id, annual, { dates: ["2026-08-02"], part: 0.5, isWaiting: true });
    const on = async (date: string) => {
      const { data } = await balanceList(`&on=${date}&limit=100`);
      const figures = new Map(data.map(({ id, figures: found }) => [id, found]));
      return [here, left, later].map(({ id }) => figures.get(id)?.balance ?? null);
    };
    // 24 of 2025 of which 10 are carried over to March, of which 2 are taken; and 24 of 2026.
    expect(await on("2026-03-31")).toEqual([32, 16, null]);
    expect(await on("2026-06-30")).toEqual([24, null, null]);
    expect(await on("2026-10-01")).toEqual([23.5, null, 6]);
    const { data } = await balanceList("&on=2026-03-31&limit=100");
    expect(data.find(({ id }) => id === here.id)?.figures).toEqual({
      balance: 32,
      usable: 31.5,
      granted: 24,
      used: 2,
      expired: 14,
      asked: 0.5,
      expiring: [{ date: "2026-03-31", days: 8 }],
    });
  });

  test("people without a policy are listed without figures", async () => {
    const person = await employee();
    const type = await world.type("Exam");
    const { data } = await salem.get<BalanceInList[]>(`/leave/balances?type=${type}&limit=100`);
    expect(data.find(({ id }) => id === person.id)?.figures).toBeNull();
  });

  test("a name, a number or a department narrows the list", async () => {
    const person = await employee();
    const { primary } = attendance.database;
    const names = { name_en: "Harbour", name_ar: "الميناء" };
    const department = await primary.insertInto("department").values(names).returning("id").executeTakeFirstOrThrow();
    await primary
      .updateTable("person")
      .set({ department_id: department.id, employee_number: "H-77" })
      .where("id", "=", person.id)
      .execute();
    await attendance.makeFound();
    const ids = async (query: string) => (await balanceList(query)).data.map(({ id }) => id);
    expect(await ids("&search=H-77")).toEqual([person.id]);
    expect(await ids(`&department=${department.id}`)).toEqual([person.id]);
    expect(await ids("&search=nobodyatall")).toEqual([]);
  });

  test("the export has all that match, and is recorded", async () => {
    await employee();
    const answer = await salem.fetch(`/leave/balances/export?type=${annual}&on=2026-06-30`);
    const lines = answer.body.toString().trim().split("\r\n");
    expect(answer.headers["content-type"]).toContain("text/csv");
    expect(lines[0]?.startsWith("Employee number,Name,")).toBe(true);
    expect(lines).toHaveLength((await balanceList("&on=2026-06-30&limit=100")).data.length + 1);
    const recorded = await attendance.database.primary
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "leaveBalances.exported")
      .executeTakeFirstOrThrow();
    expect(recorded.details).toMatchObject({ format: "csv", type: annual, on: "2026-06-30" });
  });
});

describe("a ledger", () => {
  test("every movement has its reason", async () => {
    const person = await employee("2025-03-10");
    await world.use(person.id, annual, { dates: ["2026-02-02"] });
    const asked = await world.use(person.id, annual, { dates: ["2026-08-02"], isWaiting: true });
    const { data } = await ledgerOf(person.id);
    expect(data).toMatchObject({
      person: { id: person.id, hireDate: "2025-03-10", endDate: null },
      type: { nameEn: "Annual" },
      on: "2026-06-30",
      missing: null,
      isOwn: false,
      period: { kind: "calendarYear", name: "2026", from: "2026-01-01", to: "2026-12-31" },
      figures: { balance: 24, granted: 24, used: 1, expired: 18.5, asked: 1 },
      entries: [],
      suspensions: [],
    });
    expect(data.movements.filter(({ date }) => date < "2027-01-01")).toMatchObject([
      {
        date: "2025-03-10",
        kind: "grant",
        days: 19.5,
        grant: {
          period: { name: "2025" },
          of: 365,
          rounding: "half",
          parts: [{ entitlement: 24, from: "2025-03-10", to: "2025-12-31", days: 297 }],
        },
      },
      { date: "2026-01-01", kind: "expiry", days: -9.5, expiry: { cause: "limit", most: 10 } },
      { date: "2026-01-01", kind: "grant", days: 24, grant: { parts: [{ days: 365 }] } },
      {
        date: "2026-02-02",
        kind: "use",
        days: -1,
        lots: [{ period: { name: "2025" }, entry: null, days: -1 }],
        use: { request: null, isWaiting: false },
      },
      { date: "2026-04-01", kind: "expiry", days: -9, expiry: { cause: "date", most: null } },
      { date: "2026-08-02", kind: "use", use: { request: asked.request, isWaiting: true } },
    ]);
  });

  test("without a balance the ledger says why", async () => {
    const missing = async (person: Caller, type = annual) =>
      (await salem.get<Ledger>(`/leave/people/${person.id}?type=${type}`)).data.missing;
    expect(await missing(await employee(null))).toBe("hireDate");
    expect(await missing(await employee("2026-07-01"))).toBe("employment");
    expect(await missing(await employee(), await world.type())).toBe("policy");
  });
});

describe("one's own leave", () => {
  test("an employee reads the balances of the types that concern them, and every movement", async () => {
    const omar = await employee();
    const { data } = await omar.get<OwnBalance[]>("/leave/own");
    expect(data).toMatchObject([{ type: { id: annual }, on: "2026-06-30", figures: { balance: 24, usable: 24 } }]);
    const own = await omar.get<OwnLedger>(`/leave/own/ledger?type=${annual}`);
    expect(own.data.figures).toEqual(data[0]?.figures);
    expect(own.data.movements.map(({ kind }) => kind)).toContain("grant");
    expect(own.data).not.toHaveProperty("entries");
  });

  test("without a hire date there is none", async () => {
    const omar = await employee(null);
    expect((await omar.get<OwnBalance[]>("/leave/own")).data).toEqual([]);
    expect((await omar.get<OwnLedger>(`/leave/own/ledger?type=${annual}`)).data.missing).toBe("hireDate");
  });
});
