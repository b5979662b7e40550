import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { WorkingTimeRule } from "../../contract/schemas-working-time.ts";
import { noEffect, type RuleKind } from "../effects/change-rule.ts";
import { affectedSpanOf, type AffectedSpan } from "../effects/plan-effect.ts";
import { deleteFindings } from "../findings/store.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { addedTo } from "../subjects/policy.ts";
import { readWorkingTimeRule } from "./list-working-time-rules.ts";
import { countingStates, spanOfRule, workingTimeObjections } from "./policy.ts";
import { lockWorkingTimeRule, workingTimeRuleTable, type WorkingTimeRuleValues } from "./store.ts";

/** The people and dates of a rule's state. */
async function reachOf(tx: Transaction, values: WorkingTimeRuleValues): Promise<AffectedSpan> {
  const { everyone, users, roles } = values;
  const reach = await affectedSpanOf(tx, spanOfRule(values), { assignments: [], users, roles });
  return everyone ? { ...reach, people: "everyone" } : reach;
}

export const workingTimeRule: RuleKind<WorkingTimeRuleValues, WorkingTimeRule> = {
  name: "workingTimeRule",
  lock: lockWorkingTimeRule,
  ...workingTimeRuleTable,
  async remove(tx, id, at) {
    await workingTimeRuleTable.remove(tx, id, at);
    await deleteFindings(tx, id);
  },
  read: readWorkingTimeRule,
  subjectsOf: (values) => values,
  async check(tx, values, current) {
    const fields = workingTimeObjections(values);
    if (fields.length > 0) throw refuse("fields_conflict", { fields });
    await requireSubjects(tx, addedTo(current, values));
  },
  /** Days do not depend on rules of working time, so none are recomputed; recent closed days are compared again. */
  async planEffect(tx, { before, after }) {
    const stretches: AffectedSpan[] = [];
    for (const values of countingStates(before, after)) stretches.push(await reachOf(tx, values));
    return { effect: noEffect, others: stretches, findings: stretches };
  },
};
