import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { day, hour } from "./dates.ts";
import { joinedAt } from "./fill-employment.ts";
import { continueIds, insertRows } from "./insert.ts";
import {
  demonstrationAccounts,
  departmentOf,
  departments,
  people,
  personId,
  placeOf,
  type SeedPerson,
} from "./people.ts";

const emailOf = (key: string): string =>
  demonstrationAccounts.find((account) => account.person === key)?.email ?? `${key}@diwan.example`;

/** Returns a date of birth; some birthdays are near the day of filling, so that there are people to congratulate. */
function birthDate(index: number, now: Date): string {
  const near = new Date(now.getTime() + ((index % 3 === 0 ? index / 3 : index * 17) - 4) * day);
  const dayOfMonth = String((near.getUTCDate() % 28) + 1).padStart(2, "0");
  return `${1966 + ((index * 7) % 34)}${near.toISOString().slice(4, 8)}${dayOfMonth}`;
}

/** A third show their birthday to all, a third to their department. */
const birthdayVisibilities = ["everyone", "department", "nobody"] as const;

function personRow(person: SeedPerson, index: number, now: Date) {
  const {
    key: _key,
    department: departmentKey,
    manager,
    years: _years,
    joined_days_ago: _days,
    ends_in_days: _end,
    has_hire_date: _known,
    contract: _contract,
    place,
    ...row
  } = person;
  const department = departmentOf(departmentKey);
  const { place_en, place_ar } = placeOf(place ?? department.place);
  return {
    ...row,
    place_en,
    place_ar,
    department_id: department.id,
    manager_id: manager === undefined ? null : personId(manager),
    phone: `+966 11 555 ${String(1001 + index)}`,
    mobile: `+966 50 555 ${String(2001 + index)}`,
    birth_date: birthDate(index, now),
    birthday_visibility: birthdayVisibilities[index % 3],
    joined_at: joinedAt(person, index, now),
    created_at: joinedAt(person, index, now),
  };
}

/** Inserts departments, people, their accounts (all with the same password) and roles. */
export async function fillPeople(tx: Transaction, now: Date, passwordHash: string): Promise<void> {
  await insertRows(
    tx,
    "department",
    departments.map(({ id, name_en, name_ar, above }) => ({
      id,
      name_en,
      name_ar,
      parent_id: above === undefined ? null : departmentOf(above).id,
    })),
  );
  await insertRows(
    tx,
    "person",
    people.map((person, index) => personRow(person, index, now)),
  );
  await insertRows(
    tx,
    "account",
    people.map((person, index) => ({
      person_id: person.id,
      email: emailOf(person.key),
      created_at: new Date(now.getTime() - (person.joined_days_ago ?? 30 + (index % 20)) * day),
      last_signed_in_at: new Date(now.getTime() - (1 + ((index * 7) % 60)) * hour),
      password_hash: passwordHash,
      status: "active",
      confirmed_at: now,
    })),
  );
  for (const account of demonstrationAccounts) {
    if (account.role === "employee") continue;
    await sql`insert into role_member (role_id, person_id)
      select id, ${personId(account.person)} from role where key = ${account.role}`.execute(tx);
  }
  await continueIds(tx, "department");
  await continueIds(tx, "person");
}
