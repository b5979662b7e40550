import type { z } from "zod";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import type { RuleQuery } from "../context.ts";
import type {
  listWorkingTimeRulesQuery,
  WorkingTimeRule,
  WorkingTimeRuleInList,
} from "../../contract/schemas-working-time.ts";
import { presentPage, presentRule } from "../subjects/present-subjects.ts";
import { selectWorkingTimeRule, workingTimeRulePage, type WorkingTimeRuleRow } from "./queries.ts";

/** Returns a page of rules of working time, newest first. */
export async function listWorkingTimeRules(
  reader: RuleQuery,
  query: z.output<typeof listWorkingTimeRulesQuery>,
): Promise<PageOf<WorkingTimeRuleInList>> {
  const { search, kind = null, mode = null, isActive = null } = query;
  const filters = [normalizeSearch(search), kind, mode, isActive];
  const list = `working time rules ${JSON.stringify(filters)}`;
  const fetch = workingTimeRulePage(reader.db, filters);
  return presentPage(reader, "working_time_rule", await readPage<WorkingTimeRuleRow>({ list, ...byId, fetch }, query));
}

/** Returns one rule with all people it names; throws 404 if there is none. */
export const readWorkingTimeRule = async (reader: RuleQuery, id: string): Promise<WorkingTimeRule> =>
  presentRule(reader, "working_time_rule", await selectWorkingTimeRule(reader.db, id));
