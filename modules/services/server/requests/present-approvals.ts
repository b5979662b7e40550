import type { Query } from "../context.ts";
import { isSpan, shownFields, spanLength } from "../../contract/form/conditions.ts";
import type { ApprovalFacts, RequestSummary } from "../../contract/schemas-request.ts";
import { grantedIn, unitOfEffect } from "../effects/policy.ts";
import { loadPeople } from "../load-people.ts";
import { presentSummaries } from "./present-summaries.ts";
import type { RequestRow } from "../rows/queries.ts";
import { selectAway, selectUsesOfWaiting, type UseRow } from "./queries-approvals.ts";

type Period = NonNullable<ApprovalFacts["period"]>;

/** Period of a request: its first date range, else its first date with its hours. */
function periodOf({ definition, answers }: RequestRow): Period | null {
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
function amountOf({ effect }: RequestRow, period: Period | null, uses: readonly UseRow[]): ApprovalFacts["amount"] {
  if (uses.length > 0) return { unit: unitOfEffect(effect), count: uses.reduce((sum, { asked }) => sum + asked, 0) };
  if (period === null) return null;
  if (period.fromTime === null) return { unit: "days", count: spanLength(period) ?? 0 };
  if (period.toTime === null) return null;
  return { unit: "minutes", count: spanLength({ from: period.fromTime, to: period.toTime }) ?? 0 };
}

/** Balance after approval, of the year or month with the least left; null: no limit. */
function leftOf({ grants, effect }: RequestRow, uses: readonly UseRow[]): number | null {
  const granted = grantedIn(unitOfEffect(effect), grants);
  if (granted === null || uses.length === 0) return null;
  return Math.min(...uses.map(({ asked, taken }) => granted - taken - asked));
}

/** Loads the facts for approvers by request id, in three statements. */
export async function loadApprovalFacts(
  { db, context: { files }, viewerId }: Query,
  requests: readonly RequestRow[],
): Promise<Map<string, ApprovalFacts>> {
  if (requests.length === 0) return new Map();
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
  const awayIds = rows.map((row) => row.person_id);
  const find = await loadPeople(db, files, viewerId, awayIds);
  return new Map(
    requests.map((request): [string, ApprovalFacts] => {
      const period = periods.get(request.id) ?? null;
      const ofRequest = uses.get(request.id) ?? [];
      const named = away.get(request.id) ?? [];
      return [
        request.id,
        {
          period,
          amount: amountOf(request, period, ofRequest),
          left: leftOf(request, ofRequest),
          away: named.map((row) => ({ person: find(row.person_id), from: row.from_date, to: row.to_date })),
          awayCount: named[0]?.total ?? 0,
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
