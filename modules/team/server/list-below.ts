import type { Reader } from "#platform/database/database.ts";
import { maxTeam } from "../contract/limits.ts";
import { selectActive, selectReports } from "./queries.ts";

/**
 * Returns the active people below a manager, nearest first, more than the maximum if there are more. The walk passes
 * managers who have left. Level by level: a recursive statement is estimated to read far more, and compiled for it. A
 * cycle in stored data ends, since no one is reached twice.
 */
export async function listBelow(db: Reader, managerId: string): Promise<string[]> {
  const reached = new Set([managerId]);
  let level = [managerId];
  while (level.length > 0 && reached.size <= 2 * maxTeam) {
    level = (await selectReports(db, level)).filter((id) => !reached.has(id));
    for (const id of level) reached.add(id);
  }
  reached.delete(managerId);
  const active = new Set(reached.size === 0 ? [] : await selectActive(db, [...reached]));
  return [...reached].filter((id) => active.has(id));
}
