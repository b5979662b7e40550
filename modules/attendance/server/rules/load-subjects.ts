import type { Reader } from "#platform/database/database.ts";
import { statement, type Statement } from "#platform/database/statement.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { RuleSubject } from "../guard/resolve-rules.ts";

/** The periods in which people hold some roles; null: open end. Values: people, roles. */
const selectHeldRoles = statement<{
  person_id: string;
  role_id: string;
  from: string | null;
  to: string | null;
}>(`
  select m.person_id, m.role_id, lower(m.valid) as "from", upper(m.valid) - 1 as "to" from role_member m
  where m.person_id = any($1::bigint[]) and m.role_id = any($2::bigint[])`);

/** A rule that names people and roles. */
type NamingRule = { id: string; everyone: boolean; roles: readonly string[] };
/** The rules among some that name people directly. Values: people, rules. */
type SelectNamed = Statement<{ person_id: string; rule_id: string }>;

/** Returns a function from a person to what decides which rules are theirs. */
export async function loadSubjects(
  db: Reader,
  rules: readonly NamingRule[],
  personIds: readonly string[],
  selectNamed: SelectNamed,
): Promise<(personId: string) => RuleSubject> {
  const limited = rules.filter(({ everyone }) => !everyone);
  const roles = [...new Set(limited.flatMap((rule) => rule.roles))];
  const named = limited.length === 0 ? [] : await selectNamed(db, [personIds, limited.map(({ id }) => id)]);
  const held = roles.length === 0 ? [] : await selectHeldRoles(db, [personIds, roles]);
  const namedBy = Map.groupBy(named, (row) => row.person_id);
  const heldBy = Map.groupBy(held, (row) => row.person_id);
  return (personId) => ({
    named: new Set(namedBy.get(personId)?.map((row) => row.rule_id)),
    roles: (heldBy.get(personId) ?? []).map(({ role_id: role, from, to }) => ({
      role,
      from: from === null ? -Infinity : dayOf(from),
      to: to === null ? Infinity : dayOf(to),
    })),
  });
}
