import type { AskedVerdict } from "#modules/leave/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { Query } from "../context.ts";
import { isSpan, shownFields, spanLength } from "../../contract/form/conditions.ts";
import type { ApprovalFacts, RequestSummary } from "../../contract/schemas-request.ts";
import { judgeCoverage } from "../effects/judge-coverage.ts";
import { grantedIn, spanOf as leaveSpanOf, unitOfEffect } from "../effects/policy.ts";
import { loadPeople } from "../load-people.ts";
import { presentSummaries } from "./present-summaries.ts";
import type { RequestRow } from "../rows/queries.ts";

type UseRow = { request_id: string; asked: number; taken: number };

/** Amounts that requests, and others of the same person and service, use per year or month. Values: requests. */
const selectUsesOfWaiting = statement<UseRow>(`
  select u.request_id, u.amount::float8 as asked, coalesce((
    select sum(other.amount) from request o join request_use other on other.request_id = o.id
    where o.requester_id = r.requester_id and o.service_id = r.service_id and o.id <> r.id
      and o.state in ('waiting', 'approved') and other.period_start = u.period_start), 0)::float8 as taken
  from request_use u join request r on r.id = u.request_id
  where u.request_id = any($1::bigint[]) order by u.request_id, u.period_start`);

type AwayRow = { request_id: string; person_id: string; from_date: string; to_date: string; total: number };

/**
 * Team members of the requester on leave or mission during each request: the first few, and the total, up to 200.
 * Values, in the same order: requests, requesters, first and last dates.
 */
const selectAway = statement<AwayRow>(`
  select q.request_id, a.person_id, a.from_date, a.to_date, a.total
  from unnest($1::bigint[], $2::bigint[], $3::date[], $4::date[]) as q (request_id, requester_id, first, last)
  join person r on r.id = q.requester_id and r.manager_id is not null
  cross join lateral (
    select n.*, count(*) over ()::int as total
    from (
      select distinct on (p.id) p.id as person_id, a.from_date, a.to_date
      from person p
      join account c on c.person_id = p.id and c.status = 'active'
      join absence a on a.person_id = p.id and a.to_date >= q.first and a.from_date <= q.last
        and a.kind in ('leave', 'halfLeave', 'mission')
      where p.manager_id = r.manager_id and p.id <> q.requester_id
      order by p.id, a.from_date limit 200) n
    order by n.from_date, n.person_id limit 5) a
  order by q.request_id, a.from_date, a.person_id`);

export type Period = NonNullable<ApprovalFacts["period"]>;

/** Period of a request: of a change, the freed dates; else its first date range, else its first date with its hours. */
export function periodOf({ definition, answers, change }: RequestRow): Period | null {
  if (change !== null) return { from: change.from, to: change.to, fromTime: null, toTime: null };
  const given = shownFields(definition.form.fields, answers).map(({ key, type }) => ({ type, answer: answers[key] }));
  const spanOf = (type: "dateRange" | "timeRange") =>
    given.map((one) => (one.type === type ? one.answer : null)).find(isSpan);
  const textOf = (type: "date" | "time") =>
    given.find((one) => one.type === type && typeof one.answer === "string" && one.answer !== "")?.answer;
  const days = spanOf("dateRange");
  if (days !== undefined && days.from !== "" && days.to !== "") return { ...days, fromTime: null, toTime: null };
  const [day, time, hours] = [textOf("date"), textOf("time"), spanOf("timeRange")];
  if (typeof day !== "string") return null;
  const fromTime = hours?.from ?? (typeof time === "string" ? time : null);
  return { from: day, to: day, fromTime, toTime: hours?.to ?? null };
}

/** Used amount in the unit of the service, else the length of the period. */
function amountOf(
  { effect, change }: RequestRow,
  period: Period | null,
  uses: readonly UseRow[],
): ApprovalFacts["amount"] {
  if (change !== null) return { unit: "days", count: change.days };
  if (uses.length > 0) return { unit: unitOfEffect(effect), count: uses.reduce((sum, { asked }) => sum + asked, 0) };
  if (period === null) return null;
  if (period.fromTime === null) return { unit: "days", count: spanLength(period) ?? 0 };
  if (period.toTime === null) return null;
  return { unit: "minutes", count: spanLength({ from: period.fromTime, to: period.toTime }) ?? 0 };
}

/** Balance after approval, of the year or month with the least left; null: no limit. Of leave, what is missing is negative. */
function leftOf({ grants, effect }: RequestRow, uses: readonly UseRow[], asked: AskedVerdict | null): number | null {
  if (asked !== null && asked.verdict !== null) {
    const { verdict, balance } = asked.verdict;
    return verdict.short > 0 ? -verdict.short : balance.after;
  }
  const granted = grantedIn(unitOfEffect(effect), grants);
  if (granted === null || uses.length === 0) return null;
  return Math.min(...uses.map(({ asked, taken }) => granted - taken - asked));
}

/** Loads the facts for approvers by request id, in three statements, and the leave they ask for. */
export async function loadApprovalFacts(
  { db, context, viewerId }: Query,
  requests: readonly RequestRow[],
): Promise<Map<string, ApprovalFacts>> {
  if (requests.length === 0) return new Map();
  const { files, leave } = context;
  const leaves = await leave.judgeAsked(
    db,
    requests.map(({ id }) => id),
  );
  const uses = Map.groupBy(await selectUsesOfWaiting(db, [requests.map(({ id }) => id)]), (row) => row.request_id);
  const periods = new Map(requests.map((request) => [request.id, periodOf(request)]));
  const dated = requests.flatMap(({ id, requester_id: requesterId }) => {
    const period = periods.get(id) ?? null;
    return period === null ? [] : [{ id, requesterId, ...period }];
  });
  const rows = await selectAway(db, [
    dated.map(({ id }) => id),
    dated.map(({ requesterId }) => requesterId),
    dated.map(({ from }) => from),
    dated.map(({ to }) => to),
  ]);
  const away = Map.groupBy(rows, (row) => row.request_id);
  const coverage = await judgeCoverage(
    db,
    context,
    requests.flatMap(({ id: key, effect, requester_id: personId, answers }) => {
      const asked = leaveSpanOf(answers, "period");
      return asked === null ? [] : [{ key, effect, personId, ...asked }];
    }),
  );
  const awayIds = rows.map((row) => row.person_id);
  const find = await loadPeople(db, files, viewerId, awayIds);
  return new Map(
    requests.map((request): [string, ApprovalFacts] => {
      const period = periods.get(request.id) ?? null;
      const ofRequest = uses.get(request.id) ?? [];
      const named = away.get(request.id) ?? [];
      const asked = leaves.get(request.id) ?? null;
      return [
        request.id,
        {
          period,
          amount: amountOf(request, period, ofRequest),
          left: leftOf(request, ofRequest, asked),
          isWithoutBalance: asked !== null && asked.takesBalance && asked.verdict === null,
          away: named.map((row) => ({ person: find(row.person_id), from: row.from_date, to: row.to_date })),
          awayCount: named[0]?.total ?? 0,
          coverage: coverage.get(request.id) ?? [],
        },
      ];
    }),
  );
}

/** Presents requests that wait for `viewerId`, with the facts for approvers. */
export async function presentApprovals(
  { db, context, viewerId }: Query,
  requests: readonly RequestRow[],
): Promise<RequestSummary[]> {
  const facts = await loadApprovalFacts({ db, context, viewerId }, requests);
  const summaries = await presentSummaries({ db, context, viewerId }, requests);
  return summaries.map((summary) => ({ ...summary, approval: facts.get(summary.id) ?? null }));
}
