import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAttendance, type TestAttendance } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { evaluate } from "../engine/evaluate.ts";
import { readCase } from "../engine/read-case.ts";
import { lastDateFor, loadCases, type LoadedCase } from "./load-cases.ts";

const until = "2026-12-31";

let attendance: TestAttendance;
let world: LeaveWorld;
let annual: string;
let count = 0;

beforeAll(async () => {
  attendance = await startAttendance();
  world = leaveWorldOf(attendance.database);
  annual = await world.type("Annual");
  await world.policy(annual);
});
afterAll(() => attendance.close());

/** Hires a person; returns the id. */
async function person(hireDate: string | null = "2025-01-01", endDate: string | null = null): Promise<string> {
  const { id } = await attendance.hire(`Person ${(count += 1)}`);
  await world.employ(id, hireDate, endDate);
  return id;
}
const load = (personIds: string[], more: Partial<Parameters<typeof loadCases>[1]> = {}) =>
  loadCases(attendance.database.primary, { personIds, typeId: annual, until, withWaiting: true, ...more });
async function caseOf(id: string, more: Parameters<typeof load>[1] = {}): Promise<LoadedCase> {
  const found = (await load([id], more)).get(id);
  if (found === undefined) throw new Error("There is no case.");
  return found;
}
async function enter(personId: string, fields: object = {}): Promise<string> {
  const row = { person_id: personId, type_id: annual, kind: "opening", date: "2025-06-01", days: "4.5" } as const;
  const made = attendance.database.primary
    .insertInto("leave_entry")
    .values({ ...row, created_at: "2025-06-01T00:00:00Z", ...fields });
  return (await made.returning("id").executeTakeFirstOrThrow()).id;
}

describe("who has no case", () => {
  test("people without a hire date, hired later, or unknown are absent", async () => {
    const ids = [await person(null), await person("2027-01-01"), "999999"];
    expect(await load(ids)).toEqual(new Map());
    expect(await load([])).toEqual(new Map());
  });

  test("people whom no policy of the type concerns are absent", async () => {
    const [one, other] = [await person(), await person()];
    const typeId = await world.type();
    expect(await load([one, other], { typeId })).toEqual(new Map());
    await world.policy(typeId, { people: [one] });
    expect([...(await load([one, other], { typeId })).keys()]).toEqual([one]);
  });
});

describe("a case", () => {
  test("a case has the dates of employment, and the engine accepts it", async () => {
    const id = await person("2025-03-01", "2026-08-31");
    const found = await caseOf(id);
    expect(found.employee).toEqual({ id, hireDate: "2025-03-01", endDate: "2026-08-31", suspensions: [] });
    expect(found.policies).toMatchObject([{ from: "2000-01-01", to: null, period: "calendarYear", overdraw: 0 }]);
    const { asked: _, ...given } = found;
    expect(readCase({ ...given, request: null, asOf: [until] })).toMatchObject({ input: {} });
  });

  test("policies follow the roles that are held, and everyone holds that of employees", async () => {
    const id = await person();
    const typeId = await world.type();
    const role = await attendance.gather("Night shift", [{ id, from: "2026-02-01", to: "2026-05-01" }]);
    const { id: employees } = await attendance.database.primary
      .selectFrom("role")
      .select("id")
      .where("key", "=", "employee")
      .executeTakeFirstOrThrow();
    const usual = await world.policy(typeId, { roles: [employees] });
    const nights = await world.policy(typeId, { roles: [role] });
    const spans = async () => (await caseOf(id, { typeId })).policies.map((each) => [each.id, each.from, each.to]);
    const expected = Number(role) < Number(employees) ? nights : usual;
    expect(expected).toBe(usual);
    expect(await spans()).toEqual([[usual, "2000-01-01", null]]);
    await attendance.database.primary
      .updateTable("leave_policy")
      .set({ from_date: "2026-04-01" })
      .where("id", "=", usual)
      .execute();
    expect(await spans()).toEqual([
      [nights, "2026-02-01", "2026-03-31"],
      [usual, "2026-04-01", null],
    ]);
  });

  test("a reversed entry and its reversal do not count, nor what lies before the hire date", async () => {
    const id = await person("2025-06-01");
    const kept = await enter(id, { expires: "2026-05-31", note: "From the old list" });
    const wrong = await enter(id, { kind: "adjustment", days: "-3" });
    await enter(id, { kind: "adjustment", days: "3", reverses_id: wrong });
    await enter(id, { date: "2025-05-31" });
    const other = await world.type();
    await enter(id, { type_id: other });
    const { entries } = await caseOf(id);
    expect(entries).toEqual([
      { id: `0${kept}`, date: "2025-06-01", kind: "opening", days: 4.5, expires: "2026-05-31", note: null },
    ]);
  });

  test("uses are those of the type; what is only asked for can be left out, and so can one request", async () => {
    const id = await person();
    const taken = await world.use(id, annual, { dates: ["2026-01-05", "2026-01-06"] });
    const asked = await world.use(id, annual, { dates: ["2027-02-01"], part: 0.5, isWaiting: true });
    await world.use(id, await world.type(), { dates: ["2026-03-01"] });
    const first = {
      id: taken.id,
      days: [
        { date: "2026-01-05", part: 1 },
        { date: "2026-01-06", part: 1 },
      ],
    };
    const second = { id: asked.id, days: [{ date: "2027-02-01", part: 0.5 }] };
    expect(await caseOf(id)).toMatchObject({ uses: [first, second], asked: 0.5, until: "2027-02-01" });
    expect(await caseOf(id, { withWaiting: false })).toMatchObject({ uses: [first], asked: 0, until });
    expect(await caseOf(id, { besidesRequest: asked.request })).toMatchObject({ uses: [first], until });
  });

  test("several people are loaded at once, each with what is theirs", async () => {
    const [one, other] = [await person(), await person("2026-01-01")];
    await enter(one);
    await attendance.database.primary
      .insertInto("leave_suspension")
      .values({ person_id: other, from_date: "2026-02-01", to_date: "2026-02-28", created_at: "2026-01-01T00:00:00Z" })
      .execute();
    const cases = await load([one, other]);
    const balances = [one, other].map((id) => {
      const found = cases.get(id);
      return found === undefined ? null : evaluate({ ...found, request: null, asOf: [until] }).balances[0]?.balance;
    });
    // 4.5 and 24 × 214 ÷ 365 since the opening, and 24; a year without 28 of its 365 days.
    expect(balances).toEqual([42.57, 22.16]);
  });
});

test("leave of a date is judged up to the end of the year after", () => {
  expect(["2026-01-01", "2026-12-31"].map(lastDateFor)).toEqual(["2027-12-31", "2027-12-31"]);
});
