import { civilDateIn } from "#platform/clock/civil-date.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { ExceptionDay } from "../../contract/schemas-exception-day.ts";
import type { ChangedRule, RuleKind } from "../effects/change-rule.ts";
import { countPeople } from "../effects/plan-effect.ts";
import { judgePlans, type NamedMove } from "../guard/judge-plans.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { addedTo, missingFrom } from "../subjects/policy.ts";
import { readExceptionDay } from "./list-exception-days.ts";
import { listWarnings, planStretches } from "./plan-exception.ts";
import { exceptionObjections } from "./policy.ts";
import { lockReason } from "./queries.ts";
import { exceptionTable, lockException, type ExceptionValues } from "./store.ts";

/** People whom an exception day names only before or only after a change. */
function movesOf({ id, before, after }: ChangedRule<ExceptionValues>): NamedMove[] {
  const [was, is] = [before?.users ?? [], after?.users ?? []];
  const move = { list: "exceptedDirectly", id } as const;
  return [
    { ...move, users: missingFrom(is, was), gains: true },
    { ...move, users: missingFrom(was, is), gains: false },
  ];
}

export const exceptionDayRule: RuleKind<ExceptionValues, ExceptionDay> = {
  name: "exceptionDay",
  lock: lockException,
  ...exceptionTable,
  read: readExceptionDay,
  subjectsOf: (values) => values,
  async check(tx, values, current) {
    const fields = exceptionObjections(values);
    if (fields.length > 0) throw refuse("fields_conflict", { fields });
    const { reason } = values;
    if (reason !== null && reason !== current?.reason && !(await lockReason(tx, reason))) {
      throw refuseField("lookup_unknown", "reason", { key: "invalid" });
    }
    await requireSubjects(tx, addedTo(current, values));
  },
  /** Its days never conflict with each other, so the affected dates and broken plans are its whole effect. */
  async planEffect(tx, changed, { before, after }) {
    const stretches = await planStretches(tx, changed.before, changed.after);
    const plans = await judgePlans(tx, { before, after, stretches, moves: movesOf(changed) });
    return { effect: { stretches, people: await countPeople(tx, stretches), conflicts: [], plans } };
  },
  pathOf: () => "date",
  listWarnings: async (tx, { id, after: values }, after) =>
    values === null ? [] : listWarnings(tx, after, { id, values, today: civilDateIn(after.timeZone) }),
};
