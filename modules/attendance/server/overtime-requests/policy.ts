import type { overtimeApprovals, overtimeRequestStates } from "../../contract/kinds.ts";
import type { RefusedField } from "#platform/http/refuse.ts";

type Asked = { state: Exclude<(typeof overtimeRequestStates)[number], "lapsed">; date: string };

/** Returns the state on a day: a request without a decision by the end of its date lapses. */
export const stateOn = ({ state, date }: Asked, today: string): (typeof overtimeRequestStates)[number] =>
  state === "waiting" && date < today ? "lapsed" : state;

/** Returns whether a request can still be decided on. */
export const isUndecided = (asked: Asked, today: string): boolean => stateOn(asked, today) === "waiting";

/** Returns whether its person can withdraw a request. */
export const isOpen = (asked: Asked, today: string): boolean =>
  asked.date >= today && (asked.state === "waiting" || asked.state === "approved");

/** Returns why overtime of a date cannot be asked for; empty if it can. `approval` is that of the date's policy. */
export function askingObjections(
  date: string,
  today: string,
  approval: (typeof overtimeApprovals)[number] | null,
): RefusedField[] {
  if (date <= today) return [{ path: "date", message: { key: "future" } }];
  return approval === "before" ? [] : [{ path: "date", message: { key: "notAskedFor" } }];
}
