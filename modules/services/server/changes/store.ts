import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Dates } from "../../contract/schemas-request.ts";
import type { AskedChange } from "../rows/queries.ts";

const insert = statement<
  never,
  [id: string, of: string, held: string, from: string, to: string, days: number, byOfficers: boolean]
>(`
  insert into request_change (request_id, changes_id, held, freed_from, freed_to, freed_days, by_officers)
  values ($1, $2, $3::jsonb, $4, $5, $6, $7)`).run;

export const insertChange = (
  tx: Transaction,
  id: string,
  { of, held, from, to, days, byOfficers }: AskedChange & { byOfficers: boolean },
): Promise<void> => insert(tx, id, of, JSON.stringify(held), from, to, days, byOfficers);

/** Lets officers decide after the steps of the service. */
export const markByOfficers = statement<never, [id: string]>(
  "update request_change set by_officers = true where request_id = $1",
).run;

const update = statement<never, [id: string, held: string]>(
  "update request_change set held = $2::jsonb where request_id = $1",
).run;
export const updateHeld = (tx: Transaction, id: string, held: readonly Dates[]): Promise<void> =>
  update(tx, id, JSON.stringify(held));
