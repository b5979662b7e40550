import type { z } from "zod";
import { presentNaming, presentNamingPage, type NamingQuery } from "#modules/attendance/server/index.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { LeavePolicy, LeavePolicyInList, listLeavePoliciesQuery } from "../../contract/schemas-policy.ts";
import { policyPage, policySubjects, selectPolicy, type PolicyRow } from "./queries.ts";
import { valuesOf } from "./store.ts";

const present = ({ typeId: _, ...row }: PolicyRow) => valuesOf(row);

/** Returns a page of policies by type, in the order in which they were added. */
export async function listPolicies(
  reader: NamingQuery,
  query: z.output<typeof listLeavePoliciesQuery>,
): Promise<PageOf<LeavePolicyInList>> {
  const filters = [normalizeSearch(query.search), query.type ?? null];
  const { data, page } = await readPage<PolicyRow>(
    {
      list: `leave policies ${JSON.stringify(filters)}`,
      kinds: ["id", "id"],
      keyOf: ({ typeId, id }) => [typeId, id],
      fetch: policyPage(reader.db, filters),
    },
    query,
  );
  return presentNamingPage(reader, policySubjects, { data: data.map(present), page });
}

/** Returns one policy with all people it names; throws 404 if there is none. */
export async function readPolicy(reader: NamingQuery, id: string): Promise<LeavePolicy> {
  const row = await selectPolicy(reader.db, id);
  return presentNaming(reader, policySubjects, row && present(row));
}
