import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** A stored count that differs from the votes; `choiceId` is null for the number of voters. */
export type WrongTally = { pollId: string; choiceId: string | null; kept: number; counted: number };

type Row = { poll_id: string; choice_id: string | null; kept: number; counted: number };

/** Each batch is one statement and thus one snapshot, unaffected by concurrent votes. */
const selectBatch = statement<{ id: string }>("select id from poll where id > $1 order by id limit 500");
const selectWrong = statement<Row>(`
  select p.id as poll_id, null::bigint as choice_id, p.voter_count as kept, v.counted
  from poll p cross join lateral (
    select count(*)::integer as counted from poll_vote v where v.poll_id = p.id
      and exists (select from poll_vote_choice x where x.poll_id = v.poll_id and x.person_id = v.person_id)) v
  where p.id = any($1::bigint[]) and p.voter_count <> v.counted
  union all
  select c.poll_id, c.id, c.vote_count, x.counted
  from poll_choice c cross join lateral (
    select count(*)::integer as counted from poll_vote_choice x where x.poll_id = c.poll_id and x.choice_id = c.id) x
  where c.poll_id = any($1::bigint[]) and c.vote_count <> x.counted`);

/** Recounts all polls and returns the stored tallies that differ; any result is a bug. */
export async function checkTallies(db: Reader, signal?: AbortSignal): Promise<WrongTally[]> {
  const wrong: WrongTally[] = [];
  for (let last = "0"; signal?.aborted !== true;) {
    const ids = (await selectBatch(db, [last])).map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) break;
    const rows = await selectWrong(db, [ids]);
    wrong.push(
      ...rows.map((row) => ({ pollId: row.poll_id, choiceId: row.choice_id, kept: row.kept, counted: row.counted })),
    );
    last = end;
  }
  return wrong;
}
