import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { PunchInput } from "#modules/attendance/contract/schemas-punch.ts";

/** Returns the punch most likely missing on a day: the one after the last, at the scheduled time. */
export function suggestPunch(
  { rows, punches }: Pick<DayDetails, "rows" | "punches">,
  now: number,
): { kind: PunchInput["kind"]; at: string | null } {
  const counted = punches.filter(({ accepted, isVoided }) => accepted && !isVoided);
  const last = counted.at(-1);
  const isOver = (at: string | null): string | null => (at !== null && Date.parse(at) <= now ? at : null);
  if (last?.kind === "in") {
    const row = rows.find(({ slot }) => slot === last.slot);
    return { kind: "out", at: isOver(row?.slotEnd ?? null) };
  }
  const empty = rows.find(({ slotStart, firstIn }) => slotStart !== null && firstIn === null);
  // The check-in before a lone check-out, or the first of a day without punches.
  return { kind: "in", at: isOver(empty?.slotStart ?? null) };
}
