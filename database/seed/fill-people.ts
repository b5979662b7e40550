import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { details, placeOfDepartment, places } from "./people-details.ts";
import { demonstrationAccounts, departments, people, type SeedPerson } from "./people.ts";

/** Ids follow the order of `people.ts`, so that every machine has the same. */
export const personId = new Map(people.map((person, index) => [person.key, index + 1]));
export const departmentId = new Map(departments.map((department, index) => [department.key, index + 1]));

const emailOf = (key: string): string =>
  demonstrationAccounts.find((account) => account.person === key)?.email ?? `${key}@diwan.example`;

const idOf = (ids: Map<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demonstration company has no "${key}".`);
  return id;
};

/** Returns a person's directory entry: a third show their birthday to all, a third to their department. */
function detailsOf({ key, department }: SeedPerson, index: number, now: Date) {
  const own = details[key];
  const place = places[own?.place ?? placeOfDepartment[department] ?? "riyadh"];
  // Some birthdays are near the day of filling, so that there are people to congratulate.
  const near = new Date(now.getTime() + ((index % 3 === 0 ? index / 3 : index * 17) - 4) * 86_400_000);
  return {
    mobile: `+966 50 555 ${String(2001 + index)}`,
    birth_date: `${1966 + ((index * 7) % 34)}${near.toISOString().slice(4, 8)}${String((near.getUTCDate() % 28) + 1).padStart(2, "0")}`,
    birthday_visibility: index % 3 === 0 ? "everyone" : index % 3 === 1 ? "department" : "nobody",
    place_en: place.en,
    place_ar: place.ar,
    about_en: own?.aboutEn ?? null,
    about_ar: own?.aboutAr ?? null,
    languages: own?.languages ?? ["ar", "en"],
    skills: own?.skills ?? [],
  };
}

const day = 86_400_000;

/** Returns the joining date; no person is newer than the content they take part in. */
const joinedAt = ({ years, joinedDaysAgo }: SeedPerson, index: number, now: Date): Date =>
  new Date(now.getTime() - (joinedDaysAgo ?? Math.max(years * 365, 45) + index) * day);

/** Inserts departments, people, their accounts (all with the same password) and roles. */
export async function fillPeople(tx: Transaction, now: Date, passwordHash: string): Promise<void> {
  await tx
    .insertInto("department")
    .values(
      departments.map(({ key, nameEn, nameAr, above }) => ({
        id: idOf(departmentId, key),
        name_en: nameEn,
        name_ar: nameAr,
        parent_id: above === undefined ? null : idOf(departmentId, above),
      })),
    )
    .execute();
  await tx
    .insertInto("person")
    .values(
      people.map((person, index) => ({
        id: idOf(personId, person.key),
        name_en: person.nameEn,
        name_ar: person.nameAr,
        title_en: person.titleEn,
        title_ar: person.titleAr,
        department_id: idOf(departmentId, person.department),
        manager_id: person.manager === null ? null : idOf(personId, person.manager),
        phone: `+966 11 555 ${String(1001 + index)}`,
        ...detailsOf(person, index, now),
        joined_at: joinedAt(person, index, now),
      })),
    )
    .execute();
  await tx
    .insertInto("account")
    .values(
      people.map((person, index) => ({
        person_id: idOf(personId, person.key),
        email: emailOf(person.key),
        created_at: new Date(now.getTime() - (person.joinedDaysAgo ?? 30 + (index % 20)) * day),
        last_signed_in_at: new Date(now.getTime() - (1 + ((index * 7) % 60)) * 3_600_000),
        password_hash: passwordHash,
        status: "active" as const,
        confirmed_at: now,
      })),
    )
    .execute();
  for (const account of demonstrationAccounts) {
    if (account.role === "employee") continue;
    await sql`insert into role_member (role_id, person_id)
      select id, ${idOf(personId, account.person)} from role where key = ${account.role}`.execute(tx);
  }
  for (const table of ["department", "person"]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
