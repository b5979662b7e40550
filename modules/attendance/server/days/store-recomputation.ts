import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const insert = statement<{ id: string }>(`
  insert into recomputation (cause, from_date, to_date, everyone, total, requested_by, created_at)
  values ($1, $2, $3, $4, case when $4 then (select count(*) from account where status = 'active') else $5 end, $6, $7)
  returning id`);
const insertPeople = statement<never>(`
  insert into recomputation_person (recomputation_id, person_id)
  select $1, p.id from person p where p.id = any($2::bigint[])`);

export type NewRecomputation = {
  cause: string;
  people: "everyone" | readonly string[];
  from: string;
  to: string;
  requestedBy: string | null;
  at: string;
};

/** Notes days that are to be computed again; answers the id. */
export async function insertRecomputation(tx: Transaction, given: NewRecomputation): Promise<string> {
  const people = given.people === "everyone" ? [] : [...new Set(given.people)];
  const [row] = await insert(tx, [
    given.cause,
    given.from,
    given.to,
    given.people === "everyone",
    people.length,
    given.requestedBy,
    given.at,
  ]);
  const id = row?.id ?? "";
  if (people.length > 0) await insertPeople(tx, [id, people]);
  return id;
}
