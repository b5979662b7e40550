import type { z } from "zod";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { ActorQuery } from "../context.ts";
import type { listRequestsQuery, RequestSummary } from "../../contract/schemas-request.ts";
import { presentSummaries } from "./present-summaries.ts";
import { requestColumns, requestJoins, type RequestRow } from "../rows/queries.ts";

type Scope = "mine" | "asked" | "others";
type Narrowing = { state: string | null; service: string | null };

// $1 is the viewer. Drafts are visible to the requester only. For requests with the viewer as approver, the ids come
// first: they may be thousands out of hundreds of thousands.
const sources = {
  mine: "request r",
  asked: `(select d.request_id as id from request_decider d where d.person_id = $1
    union select d.request_id from request_decider d where d.instead_of = $1 order by id desc) as seen
    join request r on r.id = seen.id`,
  others: "request r",
} as const;
const scopes = {
  mine: "r.requester_id = $1",
  asked: "r.requester_id <> $1 and r.state <> 'draft'",
  others: "r.requester_id <> $1 and r.state <> 'draft'",
} as const;

/**
 * Filters are literal in a statement of their own, so that their indexes are used. Selectivity varies with the viewer,
 * state and service, so the plans are made for the values.
 */
const pagesOf = (scope: Scope, narrowing: Narrowing) => {
  const state = narrowing.state === null ? "$2::text is null" : "r.state = $2";
  const service =
    narrowing.service === null ? "$3::text is null" : "r.service_id = (select id from service where code = $3)";
  return pageOf<RequestRow>(
    ["r.id"],
    "desc",
    ({ after, orderBy, size }) => `
      select ${requestColumns} from (
        select r.id from ${sources[scope]}
        where ${after} and ${scopes[scope]} and ${state} and ${service} order by ${orderBy} limit ${size}) as wanted
      join request r on r.id = wanted.id ${requestJoins}
      order by ${orderBy}`,
    scope === "mine" ? statement : unpreparedStatement,
  );
};
const pages = memoizeByKey<ReturnType<typeof pagesOf>>();

const pagesFor = (scope: Scope, narrowing: Narrowing): ReturnType<typeof pagesOf> =>
  pages(`${scope} ${narrowing.state === null} ${narrowing.service === null}`, () => pagesOf(scope, narrowing));

/** Returns the viewer's own requests, or those of other people that the viewer may read, newest first. */
export async function listRequests(
  { db, context, actor: { personId, permissions } }: ActorQuery,
  query: z.output<typeof listRequestsQuery>,
): Promise<PageOf<RequestSummary>> {
  const scope = query.mine ? "mine" : permissions.has("service.manage") ? "others" : "asked";
  const narrowing = { state: query.state ?? null, service: query.service ?? null };
  const values = [personId, narrowing.state, narrowing.service];
  const { data, page } = await readPage<RequestRow>(
    { list: `requests ${scope} ${JSON.stringify(values)}`, ...byId, fetch: pagesFor(scope, narrowing)(db, values) },
    query,
  );
  return { data: await presentSummaries({ db, context, viewerId: personId }, data), page };
}
