import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";

/** A stored count that differs from the votes; `choiceId` is null for the number of voters. */
type WrongTally = { pollId: string; choiceId: string | null; kept: number; counted: number };

/** Each batch is one statement and thus one snapshot, unaffected by concurrent votes. */
const selectBatch = statement<{ id: string }>("select id from poll where id > $1 order by id limit 500");
const selectWrong = statement<WrongTally>(`
  select p.id as "pollId", null::bigint as "choiceId", p.voter_count as kept, v.counted
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
    wrong.push(...(await selectWrong(db, [ids])));
    last = end;
  }
  return wrong;
}

const check = "polls.checkTallies";

export const pollJobs: Record<string, JobHandler> = {
  [check]: async ({ database, log, signal }) => {
    const wrong = await checkTallies(database.primary, signal);
    if (wrong.length > 0) log.error({ wrong: wrong.slice(0, 100), count: wrong.length }, "tallies of polls are wrong");
  },
};

export const pollSchedules: readonly Schedule[] = [{ task: check, cron: "23 2 * * *", catchUpMinutes: 720 }];
