import type { Reader } from "#platform/database/database.ts";
import { planMatch } from "./plan-match.ts";
import { findPeople, selectMatching, selectMatchingAnybody } from "./queries.ts";

const nearest = 20;

/**
 * Returns the ids of active people by prefixes of name, title or department in either script: the 20 best, best first,
 * or up to `most` in any order, at most 10,000.
 */
export async function listPersonIds(db: Reader, text: string, most: number = nearest): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  if (most > nearest) return (await selectMatching(db, [plan.match])).slice(0, most).map(({ id }) => id);
  const from = [2_147_483_647, "9223372036854775807"];
  const rows = await findPeople(db, { direction: "after", size: 21 }, [plan.match, plan.rank, ...from]);
  return rows.slice(0, most).map(({ id }) => id);
}

/**
 * Same as `listPersonIds` for people in any state, in any order: for officers who search for future and former
 * employees.
 */
export async function listAnyPersonIds(db: Reader, text: string, most: number): Promise<string[]> {
  const plan = planMatch(text);
  return plan === null ? [] : (await selectMatchingAnybody(db, [plan.match])).slice(0, most).map(({ id }) => id);
}

/** Same as `listAnyPersonIds`, by name only. */
export async function listNamedIds(db: Reader, text: string, most: number): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  const named = plan.match.replaceAll(/':\*A?/g, "':*A").replaceAll(/'(?=[ )])/g, "':A");
  return (await selectMatchingAnybody(db, [named])).slice(0, most).map(({ id }) => id);
}
