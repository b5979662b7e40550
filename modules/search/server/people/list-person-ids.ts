import type { Reader } from "#platform/database/database.ts";
import { planMatch } from "./plan-match.ts";
import { findPeople, selectMatching, selectMatchingAnybody } from "./queries.ts";

const nearest = 20;

/**
 * The ids of active people whose name, title or department begins like this, in either script. The 20 nearest, best
 * first; or in any order as many as `most` says, 10,000 at the very most.
 */
export async function listPersonIds(db: Reader, text: string, most: number = nearest): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  if (most > nearest) return (await selectMatching(db, [plan.match])).slice(0, most).map(({ id }) => id);
  const from = [2_147_483_647, "9223372036854775807"];
  const rows = await findPeople(db, { direction: "after", size: 21 }, [plan.match, plan.rank, ...from]);
  return rows.slice(0, most).map(({ id }) => id);
}

/** The same of people in any state, in any order: for officers, who look for those who have not come yet, or have gone. */
export async function listAnyPersonIds(db: Reader, text: string, most: number): Promise<string[]> {
  const plan = planMatch(text);
  return plan === null ? [] : (await selectMatchingAnybody(db, [plan.match])).slice(0, most).map(({ id }) => id);
}

/** The same of people in any state, by their names alone. */
export async function listNamedIds(db: Reader, text: string, most: number): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  const named = plan.match.replaceAll(/':\*A?/g, "':*A").replaceAll(/'(?=[ )])/g, "':A");
  return (await selectMatchingAnybody(db, [named])).slice(0, most).map(({ id }) => id);
}
