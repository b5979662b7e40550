import type { RefusedField } from "#platform/http/refuse.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { Span } from "../rules/policy.ts";
import type { WorkingTimeRuleValues } from "./store.ts";

/** Returns conflicts between the fields of a rule of working time. */
export function workingTimeObjections(values: WorkingTimeRuleValues): RefusedField[] {
  const { kind, minutes, after, before, from, to, everyone, users, roles, isActive } = values;
  const fields: RefusedField[] = [];
  const required = (path: "minutes" | "after" | "before"): void => {
    if (values[path] === null) fields.push({ path, message: { key: "fieldRequired" } });
  };
  if (kind === "outdoors") {
    required("after");
    required("before");
    if (minutes !== null) fields.push({ path: "minutes", message: { key: "notTogether" } });
    if (after !== null && before !== null && before <= after) {
      fields.push({ path: "before", message: { key: "endFirst" } });
    }
  } else {
    required("minutes");
    for (const path of ["after", "before"] as const) {
      if (values[path] !== null) fields.push({ path, message: { key: "notTogether" } });
    }
  }
  if (to !== null && to < from) fields.push({ path: "to", message: { key: "endBeforeStart" } });
  // A preset may wait for its people until it is confirmed.
  if (isActive && !everyone && users.length + roles.length === 0) {
    fields.push({ path: "users", message: { key: "fieldRequired" } });
  }
  return fields;
}

/** All that decides which shifts break a rule. */
const decides = ({ kind, minutes, after, before, from, to, everyone, users, roles, isActive }: WorkingTimeRuleValues) =>
  JSON.stringify([kind, minutes, after, before, from, to, everyone, users, roles, isActive]);

/** Returns the states of a rule, before and after a change, that count on some date; none if nothing changes. */
export function countingStates(
  before: WorkingTimeRuleValues | null,
  after: WorkingTimeRuleValues | null,
): WorkingTimeRuleValues[] {
  if (before !== null && after !== null && decides(before) === decides(after)) return [];
  return [before, after].filter((values) => values !== null).filter(({ isActive }) => isActive);
}

/** The dates to which a rule applies. */
export const spanOfRule = ({ from, to }: WorkingTimeRuleValues): Span => ({
  from: dayOf(from),
  to: to === null ? Infinity : dayOf(to),
});
