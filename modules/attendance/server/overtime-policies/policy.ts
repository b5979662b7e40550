import type { RefusedField } from "#platform/http/refuse.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { Span } from "../rules/policy.ts";
import type { OvertimePolicyValues } from "./store.ts";

/** Returns conflicts between the fields of a policy of overtime. */
export function overtimeObjections(values: OvertimePolicyValues): RefusedField[] {
  const { nightStart, nightEnd, from, to, everyone, users, roles, settlement, leaveType } = values;
  const fields: RefusedField[] = [];
  if ((nightStart === null) !== (nightEnd === null)) {
    fields.push({ path: nightStart === null ? "nightStart" : "nightEnd", message: { key: "bothHours" } });
  }
  if (nightStart !== null && nightStart === nightEnd) fields.push({ path: "nightEnd", message: { key: "endIsStart" } });
  if (to !== null && to < from) fields.push({ path: "to", message: { key: "endBeforeStart" } });
  if (settlement === "timeOff" && leaveType === null) {
    fields.push({ path: "leaveType", message: { key: "fieldRequired" } });
  }
  if (settlement === "pay" && leaveType !== null) {
    fields.push({ path: "leaveType", message: { key: "notTogether" } });
  }
  if (values.expiresMonths !== null && values.expiresDays !== null) {
    fields.push({ path: "expiresDays", message: { key: "notTogether" } });
  }
  if (!everyone && users.length + roles.length === 0) {
    fields.push({ path: "users", message: { key: "fieldRequired" } });
  }
  return fields;
}

/** All that decides about claims. */
const decides = ({ nameAr: _, nameEn: __, ...values }: OvertimePolicyValues & { version?: number }): string =>
  JSON.stringify({ ...values, version: null });

/** Returns the states of a policy, before and after a change, that count on some date; none if nothing changes. */
export function countingStates(
  before: OvertimePolicyValues | null,
  after: OvertimePolicyValues | null,
): OvertimePolicyValues[] {
  if (before !== null && after !== null && decides(before) === decides(after)) return [];
  return [before, after].filter((values) => values !== null).filter(({ isActive }) => isActive);
}

/** The dates to which a policy applies. */
export const spanOfPolicy = ({ from, to }: OvertimePolicyValues): Span => ({
  from: dayOf(from),
  to: to === null ? Infinity : dayOf(to),
});
