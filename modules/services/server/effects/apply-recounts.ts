import type { RecountFollower } from "#modules/leave/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import type { ServicesContext } from "../context.ts";
import { insertEvent, replaceUses } from "../rows/store.ts";
import { countByYear } from "./compute-use.ts";

/** Locks the requests whose approved leave touches a span, by id; null: open ended. */
const lockLeaveRequests = statement<never, [people: readonly string[], from: string | null, to: string | null]>(`
  select from request r
  where r.id in (
    select a.request_id from absence a
    where a.person_id = any($1::bigint[]) and a.kind in ('leave', 'halfLeave') and a.request_id is not null
      and a.to_date >= coalesce($2::date, '-infinity') and a.from_date <= coalesce($3::date, 'infinity'))
  order by r.id for no key update`).run;

/** Keeps in the history of requests that their approved leave was counted again, and what they use since. */
export const followRecounts = (context: ServicesContext): RecountFollower => ({
  lock: (tx, people, { from, to }) => lockLeaveRequests(tx, people, from, to),
  async follow(tx, recounts) {
    const at = nowIso();
    for (const { requestId, days } of recounts) {
      if (requestId === null) continue;
      await insertEvent(tx, requestId, { kind: "recounted", at, actorId: null, counted: days });
      await replaceUses(tx, requestId, countByYear(await context.leave.readTaken(tx, requestId)));
    }
  },
});
