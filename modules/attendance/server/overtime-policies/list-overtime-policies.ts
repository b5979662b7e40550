import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { RuleQuery } from "../context.ts";
import type {
  listOvertimePoliciesQuery,
  OvertimePolicy,
  OvertimePolicyInList,
} from "../../contract/schemas-overtime.ts";
import { presentPage, presentRule } from "../subjects/present-subjects.ts";
import { overtimePolicyPage, selectOvertimePolicy, type OvertimePolicyRow } from "./queries.ts";

/** Returns a page of policies of overtime, newest first. */
export async function listOvertimePolicies(
  reader: RuleQuery,
  query: z.output<typeof listOvertimePoliciesQuery>,
): Promise<PageOf<OvertimePolicyInList>> {
  const { search, approval = null, isActive = null } = query;
  const filters = [normalizeSearch(search), approval, isActive];
  const list = `overtime policies ${JSON.stringify(filters)}`;
  const fetch = overtimePolicyPage(reader.db, filters);
  return presentPage(reader, "overtime_policy", await readPage<OvertimePolicyRow>({ list, ...byId, fetch }, query));
}

/** Returns one policy with all people it names; throws 404 if there is none. */
export const readOvertimePolicy = async (reader: RuleQuery, id: string): Promise<OvertimePolicy> =>
  presentRule(reader, "overtime_policy", await selectOvertimePolicy(reader.db, id));
