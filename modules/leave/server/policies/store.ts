import type { z } from "zod";
import { namingTable } from "#modules/attendance/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { createLeavePolicy } from "../../contract/schemas-policy.ts";

export type PolicyValues = z.output<typeof createLeavePolicy>;

const rulesOf = (values: PolicyValues) => {
  const { period, bands, grant, prorate, rounding, waitingMonths, carryOver, overdraw } = values;
  return {
    period,
    bands: bands.map(({ afterMonths, days }) => ({ afterMonths, days })),
    grant,
    prorate,
    rounding,
    waitingMonths,
    carryOver: carryOver && { most: carryOver.most, expiresAfterMonths: carryOver.expiresAfterMonths },
    overdraw,
  };
};
type Rules = ReturnType<typeof rulesOf>;

const columns = {
  type: "type_id",
  nameAr: "name_ar",
  nameEn: "name_en",
  from: "from_date",
  to: "to_date",
  everyone: "everyone",
  rules: "rules",
  sourceAr: "source_ar",
  sourceEn: "source_en",
};
const table = namingTable("leave_policy", columns);
/** The columns of lists, which show the type with its names. */
export const policyColumns = table.selection.replace(`as "type"`, `as "typeId"`);

/** The values of a row, the rules in the order of request bodies. */
export const valuesOf = <Row extends { rules: Rules }>({ rules, ...row }: Row): Omit<Row, "rules"> & Rules => ({
  ...row,
  ...rulesOf(rules as PolicyValues),
});

const rowOf = (values: PolicyValues) => ({ ...values, rules: JSON.stringify(rulesOf(values)) });

type LockedRow = Omit<PolicyValues, keyof Rules> & { rules: Rules; version: number };

/** Locks a policy until the transaction ends; null if there is none. Its type must be locked before. */
const lockRow = statement<LockedRow, [id: string]>(table.lockText).changed;
export async function lockPolicy(tx: Transaction, id: string): Promise<(PolicyValues & { version: number }) | null> {
  const row = await lockRow(tx, id);
  return row === null ? null : valuesOf(row);
}

export const insertPolicy = (tx: Transaction, values: PolicyValues, createdAt: string): Promise<string> =>
  table.insert(tx, rowOf(values), createdAt);
export const updatePolicyRow = (
  tx: Transaction,
  id: string,
  values: PolicyValues,
  before: PolicyValues,
): Promise<void> => table.update(tx, id, rowOf(values), rowOf(before));
export const deletePolicyRow = (tx: Transaction, id: string): Promise<void> => table.remove(tx, id, "");
