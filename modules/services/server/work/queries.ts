import { statement } from "#platform/database/statement.ts";
import { requestColumns, requestJoins, type RequestRow } from "../rows/queries.ts";

/** First requests that wait for a person, by due date; there may be thousands in all. Values: person. */
export const selectApprovals = statement<RequestRow>(`
  select ${requestColumns} from (
    select distinct expected_by, request_id from request_decider where person_id = $1 and is_open
    order by expected_by, request_id limit 100) as first
  join request r on r.id = first.request_id ${requestJoins}
  order by first.expected_by, first.request_id`);

/** Returned requests of a person. Values: person. */
export const selectReturned = statement<RequestRow>(`
  select ${requestColumns} from request r ${requestJoins}
  where r.requester_id = $1 and r.state = 'returned' order by r.id limit 100`);

/** Counts of items that wait for a person; today is for deputies. Values: person, today. */
export const selectCounts = statement<{ approvals: number; returned: number; deputies: number }>(`
  select
    (select count(distinct request_id) from request_decider where person_id = $1 and is_open)::int as approvals,
    (select count(*) from request where requester_id = $1 and state = 'returned')::int as returned,
    (select count(*) from deputy where deputy_id = $1 and accepted_at is null and to_date >= $2::date)::int as deputies`);
