import type { LeaveFigures, LeaveMovement, OwnLedger } from "#modules/leave/contract/schemas-balances.ts";

/** A figure of a balance that consists of movements. */
export type Figure = Exclude<keyof LeaveFigures, "expiring">;
export const figures: readonly Figure[] = ["balance", "usable", "granted", "used", "expired", "asked"];

type Account = Pick<OwnLedger, "movements" | "on" | "period">;

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
