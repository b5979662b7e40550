import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Query } from "../context.ts";
import type {
  listWorkingTimeRulesQuery,
  WorkingTimeRule,
  WorkingTimeRuleInList,
} from "../../contract/schemas-working-time.ts";
import { loadNamed, loadRoles, type CountedRole } from "../subjects/present-subjects.ts";
import { selectWorkingTimeRule, workingTimeRulePage, type WorkingTimeRuleRow } from "./queries.ts";

const present = ({ role_ids: ids, ...row }: WorkingTimeRuleRow, roles: ReadonlyMap<string, CountedRole>) => ({
  ...row,
  roles: ids.flatMap((id) => roles.get(id) ?? []),
});

/** Returns a page of rules of working time, newest first. */
export async function listWorkingTimeRules(
  { db, context: { settings, files }, viewerId }: Query,
  query: z.output<typeof listWorkingTimeRulesQuery>,
): Promise<PageOf<WorkingTimeRuleInList>> {
  const { search, kind = null, mode = null, isActive = null } = query;
  const filters = [normalizeSearch(search), kind, mode, isActive];
  const { data, page } = await readPage<WorkingTimeRuleRow>(
    { list: `working time rules ${JSON.stringify(filters)}`, ...byId, fetch: workingTimeRulePage(db, filters) },
    query,
  );
  const roles = await loadRoles(db, civilDateIn((await settings(db)).timeZone));
  const ids = data.map(({ id }) => id);
  const named = await loadNamed(db, { files, viewerId }, "workingTimeRule", "some", ids);
  return { data: data.map((row) => ({ ...present(row, roles), someUsers: named.get(row.id) ?? [] })), page };
}

/** Returns one rule with all people it names; throws 404 if there is none. */
export async function readWorkingTimeRule(
  { db, context: { settings, files }, viewerId }: Query,
  id: string,
): Promise<WorkingTimeRule> {
  const [row] = await selectWorkingTimeRule(db, [id]);
  if (row === undefined) throw refuse("not_found");
  const roles = await loadRoles(db, civilDateIn((await settings(db)).timeZone));
  const named = await loadNamed(db, { files, viewerId }, "workingTimeRule", "all", [id]);
  return { ...present(row, roles), users: named.get(id) ?? [] };
}
