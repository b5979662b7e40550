import { statement } from "#platform/database/statement.ts";
import { requestColumns, requestJoins, type RequestRow } from "../requests/queries.ts";

/**
 * Requests that wait for a person's decision, what is due first before the rest. Thousands may: only those that are shown
 * are read. Values: person.
 */
export const selectApprovals = statement<RequestRow>(`
  select ${requestColumns} from (
    select distinct expected_by, request_id from request_decider where person_id = $1 and is_open
    order by expected_by, request_id limit 100) as first
  join request r on r.id = first.request_id ${requestJoins}
  order by first.expected_by, first.request_id`);

/** Requests of a person that were returned. Values: person. */
export const selectReturned = statement<RequestRow>(`
  select ${requestColumns} from request r ${requestJoins}
  where r.requester_id = $1 and r.state = 'returned' order by r.id limit 100`);

/** How many of each wait for a person; today is for deputies. Values: person, today. */
export const selectCounts = statement<{ approvals: number; returned: number; deputies: number }>(`
  select
    (select count(distinct request_id) from request_decider where person_id = $1 and is_open)::int as approvals,
    (select count(*) from request where requester_id = $1 and state = 'returned')::int as returned,
    (select count(*) from deputy where deputy_id = $1 and accepted_at is null and to_date >= $2::date)::int as deputies`);
