import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { OvertimePolicy } from "../../contract/schemas-overtime.ts";
import { noEffect, type RuleKind } from "../effects/change-rule.ts";
import { affectedSpanOf, type AffectedSpan } from "../effects/plan-effect.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { addedTo } from "../subjects/policy.ts";
import { readOvertimePolicy } from "./list-overtime-policies.ts";
import { lockLeaveType } from "./queries.ts";
import { countingStates, overtimeObjections, spanOfPolicy } from "./policy.ts";
import { lockOvertimePolicy, overtimePolicyTable, type OvertimePolicyValues } from "./store.ts";

/** The people and dates of a policy's state. */
async function reachOf(tx: Transaction, values: OvertimePolicyValues): Promise<AffectedSpan> {
  const { everyone, users, roles } = values;
  const reach = await affectedSpanOf(tx, spanOfPolicy(values), { assignments: [], users, roles });
  return everyone ? { ...reach, people: "everyone" } : reach;
}

export const overtimePolicy: RuleKind<OvertimePolicyValues, OvertimePolicy> = {
  name: "overtimePolicy",
  lock: lockOvertimePolicy,
  ...overtimePolicyTable,
  read: readOvertimePolicy,
  subjectsOf: (values) => values,
  async check(tx, values, current) {
    const fields = overtimeObjections(values);
    if (fields.length > 0) throw refuse("fields_conflict", { fields });
    const { leaveType } = values;
    if (leaveType !== null && leaveType !== current?.leaveType) {
      const type = await lockLeaveType(tx, leaveType);
      if (type?.takes !== true) {
        throw refuseField("lookup_unknown", "leaveType", { key: type === null ? "invalid" : "noBalanceTaken" });
      }
    }
    await requireSubjects(tx, addedTo(current, values));
  },
  /** Days do not depend on policies of overtime, so none are recomputed; the claims of closed days are. */
  async planEffect(tx, { before, after }) {
    const stretches: AffectedSpan[] = [];
    for (const values of countingStates(before, after)) stretches.push(await reachOf(tx, values));
    return { effect: noEffect, others: stretches, claims: stretches };
  },
};
