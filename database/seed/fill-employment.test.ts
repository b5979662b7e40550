import { Temporal } from "temporal-polyfill/full";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createTestDatabase } from "#testing/database.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { fillAttendanceRules } from "./fill-attendance-rules.ts";
import { fillEmployment } from "./fill-employment.ts";
import { fillPeople } from "./fill-people.ts";
import { formerPeople, people } from "./people.ts";

const now = new Date("2026-05-06T09:00:00Z");
let scratch: ScratchDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({ url: scratch.url, size: 4 });
  await transaction(database.primary, async (tx) => {
    await fillPeople(tx, now, "none");
    await fillAttendanceRules(tx, Temporal.PlainDate.from("2026-05-06"));
    await fillEmployment(tx, { now, timeZone: "Asia/Riyadh" });
  });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

test("everyone has a number of their own, in the order of hiring, and a contract; one hire date is missing", async () => {
  const rows = await database.primary
    .selectFrom("person as p")
    .leftJoin("lookup as k", "k.id", "p.contract_kind_id")
    .innerJoin("account as a", "a.person_id", "p.id")
    .select([
      "p.employee_number",
      "p.hire_date",
      "p.left_on",
      "p.weekly_minutes",
      "k.category",
      "k.name_en",
      "a.status",
    ])
    .orderBy("p.joined_at")
    .execute();
  expect(rows).toHaveLength(people.length + formerPeople.length);
  const numbers = rows.map(({ employee_number: number }) => Number(number?.replace("W-", "")));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(rows.filter(({ hire_date: date }) => date === null)).toHaveLength(1);
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(["contractKind"]));
  expect(new Set(rows.map(({ name_en: kind }) => kind)).size).toBe(4);
  expect(new Set(rows.map(({ weekly_minutes: minutes }) => minutes))).toEqual(new Set([1200, 1440, 2400, 2880]));
  const ended = rows.filter(({ left_on: last }) => last !== null && last < "2026-05-06");
  expect(ended.map(({ status }) => status)).toEqual(formerPeople.map(() => "disabled"));
  expect(rows.filter(({ left_on: last }) => last !== null && last > "2026-05-06")).toHaveLength(2);
});
