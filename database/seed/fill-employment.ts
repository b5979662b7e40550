import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { day } from "./dates.ts";
import { continueIds, insertRows } from "./insert.ts";
import { departmentOf, formerPeople, people, type SeedPerson } from "./people.ts";

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

/** Returns the moment of joining; no person is newer than the content they take part in. */
export const joinedAt = ({ years, joined_days_ago }: SeedPerson, index: number, now: Date): Date =>
  daysFrom(now, -(joined_days_ago ?? Math.max(years * 365, 45) + index));

/** Inserts the people who have left, with closed accounts. */
async function insertFormer(tx: Transaction, { now, timeZone }: { now: Date; timeZone: string }): Promise<void> {
  const left = formerPeople.map((person) => {
    const joined = daysFrom(now, -(person.left_days_ago + person.years * 365));
    return { ...person, joined, left_on: civilDateIn(timeZone, daysFrom(now, -person.left_days_ago)) };
  });
  await insertRows(
    tx,
    "person",
    left.map(({ id, name_en, name_ar, title_en, title_ar, department, joined, left_on }) => ({
      id,
      name_en,
      name_ar,
      title_en,
      title_ar,
      department_id: departmentOf(department).id,
      joined_at: joined,
      created_at: joined,
      left_on,
    })),
  );
  await insertRows(
    tx,
    "account",
    left.map(({ id, key, joined }) => ({
      person_id: id,
      email: `${key}@diwan.example`,
      created_at: joined,
      confirmed_at: joined,
      status: "disabled",
    })),
  );
  await continueIds(tx, "person");
}

/**
 * Enters hire dates, numbers in the order of hiring, contracts and last days, and the people who have left. Requires
 * people and lookups.
 */
export async function fillEmployment(tx: Transaction, given: { now: Date; timeZone: string }): Promise<void> {
  const { now, timeZone } = given;
  await insertFormer(tx, given);
  for (const { id, contract } of [...people, ...formerPeople]) {
    await sql`
      update person set contract_kind_id = (
        select l.id from lookup l where l.category = 'contractKind' and l.name_en = ${contract})
      where id = ${id}`.execute(tx);
  }
  await sql`
    update person p set weekly_minutes = coalesce(p.weekly_minutes, 2400), employee_number = 'W-' || hired.number,
      hire_date = (p.joined_at at time zone ${timeZone}::text)::date
    from (select id, 1000 + 7 * row_number() over (order by joined_at, id) as number from person) as hired
    where hired.id = p.id`.execute(tx);
  for (const { id, ends_in_days: days, has_hire_date: isKnown } of people) {
    if (isKnown && days === undefined) continue;
    const last = days === undefined ? null : civilDateIn(timeZone, daysFrom(now, days));
    await tx
      .updateTable("person")
      .set({ left_on: last, ...(isKnown ? {} : { hire_date: null }) })
      .where("id", "=", String(id))
      .execute();
  }
}
