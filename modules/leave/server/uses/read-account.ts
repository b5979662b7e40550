import type { Reader } from "#platform/database/database.ts";
import { lastDateFor, loadCases } from "../cases/load-cases.ts";
import { evaluate } from "../engine/evaluate.ts";
import { dayOf, writeDate } from "../engine/month-dates.ts";
import { planPeriods } from "../engine/plan-periods.ts";
import { type LeaveType, sumUses } from "./queries.ts";

export type AccountQuestion = {
  personId: string;
  type: Pick<LeaveType, "id" | "takesBalance">;
  on: string;
  besidesRequest: string | null;
};

/** Leave of the period of a date; `granted` is all that could be taken in it so far. */
export type LeaveAccount = { from: string; to: string; granted: number; used: number; waiting: number; left: number };

const rounded = (days: number): number => Math.round(days * 100) / 100;

/** Reads a person's leave of the period of a date. Null if the type takes from no balance, or the person has none. */
export async function readAccount(
  db: Reader,
  { personId, type, on, besidesRequest }: AccountQuestion,
): Promise<LeaveAccount | null> {
  if (!type.takesBalance) return null;
  const wanted = { personIds: [personId], typeId: type.id, until: lastDateFor(on), besidesRequest, withWaiting: true };
  const loaded = (await loadCases(db, wanted)).get(personId);
  if (loaded === undefined) return null;
  const { balances } = evaluate({ ...loaded, request: null, asOf: [on] });
  const periods = planPeriods(
    loaded.policies[0]?.period ?? "once",
    dayOf(loaded.employee.hireDate),
    dayOf(loaded.until),
  );
  const period = periods.find(({ first, last }) => first <= dayOf(on) && dayOf(on) <= last);
  const from = period === undefined ? on : writeDate(period.first);
  const to = period === undefined || period.last === Infinity ? loaded.until : writeDate(period.last);
  const sums = await sumUses(db, personId, type.id, from, to, on, besidesRequest);
  const { used, waiting, later } = sums ?? { used: 0, waiting: 0, later: 0 };
  const left = rounded((balances[0]?.balance ?? 0) - later);
  return { from, to, granted: rounded(left + used + waiting), used, waiting, left };
}
