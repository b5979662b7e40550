import type { RefusedField } from "#platform/http/refuse.ts";
import type { PolicyValues } from "./store.ts";

type Rules = Pick<PolicyValues, "period" | "bands" | "grant" | "prorate">;

/** Returns the bands that are out of order: the first begins at 0, each later than the one before. */
const bandObjections = ({ bands }: Rules): RefusedField[] =>
  bands.flatMap(({ afterMonths }, at): RefusedField[] => {
    const before = bands[at - 1]?.afterMonths;
    const path = `bands.${at}.afterMonths`;
    if (before === undefined)
      return afterMonths === 0 ? [] : [{ path, message: { key: "tooLarge", values: { max: 0 } } }];
    return afterMonths > before ? [] : [{ path, message: { key: "rising" } }];
  });

/** Returns conflicts between the fields of a policy: those that the engine refuses, and those of its subjects. */
export function policyObjections(values: PolicyValues): RefusedField[] {
  const { from, to, everyone, users, roles, period, bands, grant, prorate } = values;
  const fields = bandObjections(values);
  const refuseWhen = (isWrong: boolean, path: string, message: RefusedField["message"]): void => {
    if (isWrong) fields.push({ path, message });
  };
  refuseWhen(to !== null && to < from, "to", { key: "endBeforeStart" });
  refuseWhen(period === "once" && bands.length > 1, "bands", { key: "itemsMany", values: { max: 1 } });
  refuseWhen(period === "once" && grant === "monthly", "grant", { key: "notTogether" });
  refuseWhen(grant === "monthly" && !prorate, "prorate", { key: "notTogether" });
  const isNamed = users.length + roles.length > 0;
  refuseWhen(!everyone && !isNamed, "users", { key: "fieldRequired" });
  refuseWhen(everyone && isNamed, users.length > 0 ? "users" : "roles", { key: "notTogether" });
  return fields;
}

/** All that decides who is granted what. */
const decides = ({ from, to, everyone, users, roles, ...values }: PolicyValues): string => {
  const { period, bands, grant, prorate, rounding, waitingMonths, carryOver, overdraw } = values;
  const rules = [period, bands, grant, prorate, rounding, waitingMonths, carryOver, overdraw];
  return JSON.stringify([from, to, everyone, users, roles, rules]);
};

/** Returns whether a change moves balances; names and sources do not. */
export const changesBalances = (before: PolicyValues | null, after: PolicyValues | null): boolean =>
  before === null || after === null || decides(before) !== decides(after);
