import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasureGround } from "../../contract/erasure/schemas.ts";

const insert = statement<{ person_id: string }>(`
  insert into erasure (person_id, ground, asked_by, asked_at) values ($1, $2, $3, $4)
  on conflict do nothing returning person_id`);

/** Returns false if there is one already. */
export const insertErasure = async (
  tx: Transaction,
  { personId, ground, askedBy, at }: { personId: string; ground: ErasureGround; askedBy: string; at: Date },
): Promise<boolean> => (await insert(tx, [personId, ground, askedBy, at.toISOString()])).length > 0;

export const runErasure = statement<never, [personId: string]>(
  "update erasure set state = 'running' where person_id = $1 and state = 'waiting'",
).run;
export const addErasedArea = statement<never, [personId: string, area: string]>(
  "update erasure set done_areas = done_areas || $2::text where person_id = $1 and not $2 = any(done_areas)",
).run;
export const finishErasure = statement<never, [personId: string, at: Date]>(
  "update erasure set state = 'done', finished_at = $2 where person_id = $1 and state <> 'done'",
).run;
