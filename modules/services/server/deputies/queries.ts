import { statement } from "#platform/database/statement.ts";

export type DeputyRow = {
  id: string;
  person_id: string;
  deputy_id: string;
  from_date: string;
  to_date: string;
  accepted_at: string | null;
};
const columns = "id, person_id, deputy_id, from_date, to_date, accepted_at";

/** Current and future deputies of or by a person. Values: person, today. */
export const selectDeputiesOf = statement<DeputyRow>(`
  select ${columns} from deputy where (person_id = $1 or deputy_id = $1) and to_date >= $2::date
  order by from_date, id limit 100`);

/** Deputies that a person has not accepted yet. Values: person, today. */
export const selectUnaccepted = statement<DeputyRow>(`
  select ${columns} from deputy where deputy_id = $1 and accepted_at is null and to_date >= $2::date
  order by from_date, id limit 100`);

/** The deputy named in an approved request. Values: request. */
export const selectDeputyOf = statement<DeputyRow>(`select ${columns} from deputy where request_id = $1`);

export const readDeputyRow = statement<DeputyRow, [id: string]>(`select ${columns} from deputy where id = $1`).first;

type Period = [personId: string, from: string, to: string];

/** Returns whether a person is absent on any of the dates. */
export const isAway = statement<{ is_away: boolean }, Period>(`
  select exists (
    select from deputy where person_id = $1 and daterange(from_date, to_date, '[]') && daterange($2::date, $3::date, '[]')
  ) or exists (
    select from absence where person_id = $1 and kind = 'leave' and from_date <= $3::date and to_date >= $2::date
  ) as is_away`).value("is_away", false);

/** Returns whether a person already has a deputy on any of the dates. */
export const hasDeputy = statement<{ id: string }, Period>(`
  select id from deputy
  where person_id = $1 and daterange(from_date, to_date, '[]') && daterange($2::date, $3::date, '[]') limit 1`).exists;

/** Requests that wait for any of these people, or for their deputies. Values: people. */
export const selectWaitingFor = statement<{ request_id: string }>(`
  select distinct request_id from request_decider
  where is_open and (person_id = any($1::bigint[]) or instead_of = any($1::bigint[])) order by request_id limit 5000`);
