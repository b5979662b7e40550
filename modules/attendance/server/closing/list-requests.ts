import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import type { OpenRequest, openRequestsQuery } from "../../contract/schemas-closing.ts";
import type { BoundedQuery } from "../context.ts";
import { lastOfMonth } from "../days/policy.ts";
import { attendeeOf, loadPeople } from "../load-people.ts";
import { openRequestPages, type OpenRequestRow } from "./queries.ts";

/** Returns a page of undecided requests that concern attendance in a month, newest first. */
export async function listOpenRequests(
  { db, context, viewerId, within }: BoundedQuery,
  query: z.output<typeof openRequestsQuery>,
): Promise<PageOf<OpenRequest>> {
  const { month, kind, department = null } = query;
  const values = [`${month}-01`, lastOfMonth(month), department, within];
  const { data, page } = await readPage<OpenRequestRow>(
    { list: `open requests ${kind} ${JSON.stringify(values)}`, ...byId, fetch: openRequestPages[kind](db, values) },
    query,
  );
  const deciders = await loadPeople(
    { db, context, viewerId },
    data.flatMap((row) => row.waits_for),
  );
  const requests = data.map(({ id, service, from, to, state, sentAt, waits_for: waitsFor, ...person }) => ({
    id,
    person: attendeeOf(person, context.files, viewerId),
    service,
    from,
    to,
    state,
    sentAt,
    waitsFor: waitsFor.flatMap((decider) => deciders.get(decider) ?? []),
  }));
  return { data: requests, page };
}
