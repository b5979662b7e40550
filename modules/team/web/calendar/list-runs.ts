import type { TeamCell } from "#modules/team/contract/schemas.ts";
import { addDays } from "#ui/dates/add-days.ts";

/** Consecutive dates in the same state. */
export type Run = { cell: TeamCell; from: string; to: string };

const listed: ReadonlySet<TeamCell["state"]> = new Set(["away", "asked", "absent"]);
const facts = ({ state, isPart, away }: TeamCell): string => JSON.stringify([state, isPart, away]);

/** Returns the dates worth mentioning as spans; days off between two dates of the same absence do not divide it. */
export function listRuns(cells: readonly TeamCell[]): Run[] {
  const runs: Run[] = [];
  let last: Run | null = null;
  let free: string | null = null;
  for (const cell of cells) {
    const end: string | null = free ?? last?.to ?? null;
    const isNext = end !== null && addDays(end, 1) === cell.date;
    if (!listed.has(cell.state)) {
      free = isNext && (cell.state === "off" || cell.state === "holiday") ? cell.date : null;
      if (free === null) last = null;
      continue;
    }
    if (last !== null && isNext && facts(last.cell) === facts(cell)) last.to = cell.date;
    else runs.push((last = { cell, from: cell.date, to: cell.date }));
    free = null;
  }
  return runs;
}
