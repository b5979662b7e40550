import type { LeaveFigures, LeaveMovement, OwnLedger } from "#modules/leave/contract/schemas-balances.ts";

/** A figure of a balance that consists of movements. */
export type Figure = Exclude<keyof LeaveFigures, "expiring">;
export const figures: readonly Figure[] = ["balance", "usable", "granted", "used", "expired", "asked"];

type Account = Pick<OwnLedger, "movements" | "on" | "period">;

/** A line of the ledger: a movement, or all days of one leave as one, with the days, in the order of the movements. */
export type LedgerLine = { key: string; movement: LeaveMovement; days: LeaveMovement[] };

const inHundredths = (sum: number): number => Math.round(sum * 100) / 100;

/**
 * Groups the days of each leave, newest first, to one line at the place of its last day. Its balance is that after the
 * last day; a leave of one day stays as it is.
 */
export function groupLeave(movements: readonly LeaveMovement[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  const byUse = new Map<string, LedgerLine>();
  for (const [at, movement] of movements.entries()) {
    const id = movement.use?.id;
    const known = id === undefined ? undefined : byUse.get(id);
    if (known !== undefined) {
      known.days.push(movement);
      known.movement = { ...known.movement, days: inHundredths(known.movement.days + movement.days), lots: [] };
      continue;
    }
    const line = { key: id === undefined ? `at-${at}` : `use-${id}`, movement, days: [movement] };
    if (id !== undefined) byUse.set(id, line);
    lines.push(line);
  }
  return lines.map((line) => (line.days.length === 1 ? { ...line, days: [] } : line));
}

/** Returns the movements from which a figure comes; all without one. */
export function movementsOf(figure: Figure | null, { movements, on, period }: Account): LeaveMovement[] {
  const isInPeriod = ({ date }: LeaveMovement): boolean => (period?.from ?? on) <= date && date <= on;
  switch (figure) {
    case "balance":
      return movements.filter(({ date }) => date <= on);
    case "usable":
      return movements.filter(({ date, kind }) => date <= on || kind === "use" || kind === "expiry");
    case "granted":
      return movements.filter((one) => isInPeriod(one) && one.kind !== "use" && one.kind !== "expiry");
    case "used":
      return movements.filter((one) => isInPeriod(one) && one.kind === "use");
    case "expired":
      return movements.filter((one) => isInPeriod(one) && one.kind === "expiry");
    case "asked":
      return movements.filter(({ use }) => use?.isWaiting === true);
    default:
      return movements;
  }
}
