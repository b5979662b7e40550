import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { seededRandom } from "../database/seed/random.ts";

// Inserts punches directly into the tables, and reads rows of days as stored.

type Kind = "in" | "out";

/** Inserts an accepted punch at an instant, as if judged then. Returns its id. */
export async function insertPunchAt(
  database: Database,
  personId: string,
  kind: Kind,
  at: string,
  /** The engine orders punches of the same instant by it. */
  clientId: string = crypto.randomUUID(),
): Promise<string> {
  const row = {
    person_id: personId,
    kind,
    at,
    received_at: at,
    source: "web" as const,
    client_id: clientId,
    accepted: true,
    verdict: "inside" as const,
    date: at.slice(0, 10),
  };
  return (await database.primary.insertInto("punch").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Returns a day's punches in Riyadh, about 8:00 to 16:00, or none for an absence; fixed per person and date. */
function punchesOf(personId: string, date: string): { kind: Kind; at: string }[] {
  const next = seededRandom(`${personId} ${date}`);
  const minute = (hour: number, spread: number): string =>
    new Date(
      Date.parse(`${date}T00:00:00+03:00`) + Math.floor(hour * 60 + spread * (next() - 0.4)) * 60_000,
    ).toISOString();
  const day = next();
  if (day < 0.1) return [];
  const arrival = { kind: "in" as const, at: minute(9.5, 90) };
  if (day < 0.2) return [arrival];
  return [arrival, { kind: "out", at: minute(15.5, 120) }];
}

export async function insertDay(database: Database, personId: string, date: string): Promise<void> {
  for (const { kind, at } of punchesOf(personId, date)) await insertPunchAt(database, personId, kind, at);
}

/** A row of a day: its values without the rule version, and its physical location, which changes on writing. */
export type Touched = { key: string; state: string; facts: Record<string, unknown>; place: string };

/** Returns all rows of all days in a fixed order. */
export async function rowsOf(database: Database): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select person_id || ' ' || date || ' ' || slot as key, state, to_jsonb(d) - 'rule_version' as facts,
      tableoid::regclass || ' ' || ctid || ' ' || xmin as place
    from attendance_day d order by date, person_id, slot`.execute(database.primary);
  return rows;
}

/** Returns the values of all rows without their locations. */
export const factsOf = async (database: Database): Promise<Record<string, unknown>[]> =>
  (await rowsOf(database)).map(({ facts }) => facts);
