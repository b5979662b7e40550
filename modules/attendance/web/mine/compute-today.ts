import type { Today } from "#modules/attendance/contract/schemas-day.ts";

/** From a check-in to its check-out, as instants; null if one is missing or in the future. */
export type Session = { from: string | null; to: string | null };
export type TodaySum = { sessions: readonly Session[]; workedMinutes: number };

type Made = { kind: "in" | "out"; capturedAt: string };

/** Pairs check-ins and check-outs by row, like the engine, then unsent ones. `workedMinutes` are the server's. */
export function sumToday({ days, punches }: Pick<Today, "days" | "punches">, waiting: readonly Made[]): TodaySum {
  const rows = new Map(days.map(({ date, slot }) => [`${date} ${slot}`, [] as Session[]]));
  const add = (sessions: Session[], kind: "in" | "out", at: string): void => {
    const last = sessions.at(-1);
    const open = last !== undefined && last.from !== null && last.to === null ? last : null;
    if (kind === "out" && open !== null) open.to = at;
    else if (kind === "out") sessions.push({ from: null, to: at });
    // A check-in within an open pair does not change it.
    else if (open === null) sessions.push({ from: at, to: null });
  };
  for (const { accepted, isVoided, kind, at, date, slot } of punches) {
    const row = rows.get(`${date} ${slot}`);
    if (accepted && !isVoided && row !== undefined) add(row, kind, at);
  }
  const begins = ({ from, to }: Session): number => Date.parse(from ?? to ?? "");
  const sessions = [...rows.values()].flat().toSorted((one, other) => begins(one) - begins(other));
  for (const { kind, capturedAt } of waiting) add(sessions, kind, capturedAt);
  return { sessions, workedMinutes: days.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0) };
}
