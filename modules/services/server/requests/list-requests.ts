import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { listRequestsQuery, RequestSummary } from "../../contract/schemas-request.ts";
import type { ServicesContext } from "../context.ts";
import { presentSummaries } from "./present-summaries.ts";
import { requestColumns, requestJoins, type RequestRow } from "./queries.ts";

// Which requests; $1 is who asks. Drafts are nobody's but the requester's.
const scopes = {
  mine: "r.requester_id = $1",
  asked: `r.requester_id <> $1 and r.id in (
    select d.request_id from request_decider d where d.person_id = $1
    union select d.request_id from request_decider d where d.instead_of = $1)`,
  others: "r.requester_id <> $1 and r.state <> 'draft'",
} as const;

const pagesOf = (scope: string) =>
  pageOf<RequestRow>(
    ["r.id"],
    "desc",
    ({ after, orderBy, size }) => `
      select ${requestColumns} from request r ${requestJoins}
      where ${after} and ${scope} and ($2::text is null or r.state = $2) and ($3::text is null or s.code = $3)
      order by ${orderBy} limit ${size}`,
  );
const pages = { mine: pagesOf(scopes.mine), asked: pagesOf(scopes.asked), others: pagesOf(scopes.others) };

/** One's own requests, or those of others that one may see; the last begun first. */
export async function listRequests(
  db: Reader,
  context: ServicesContext,
  { personId, permissions }: Actor,
  query: z.output<typeof listRequestsQuery>,
): Promise<PageOf<RequestSummary>> {
  const scope = query.mine ? "mine" : permissions.has("service.manage") ? "others" : "asked";
  const values = [personId, query.state ?? null, query.service ?? null];
  const { data, page } = await readPage<RequestRow>(
    {
      list: `requests ${scope} ${JSON.stringify(values)}`,
      kinds: ["id"],
      keyOf: (row) => [row.id],
      fetch: pages[scope](db, values),
    },
    query,
  );
  return { data: await presentSummaries(db, context, personId, data), page };
}
