import type { Reader } from "#platform/database/database.ts";
import { planMatch } from "./plan-match.ts";
import { pageOfPeople, selectByNearness, selectMatching, selectMatchingInAnyState } from "./queries.ts";

const nearest = 20;

/**
 * Returns the ids of active people by prefixes of name, title or department in either script: the 20 best, best first,
 * or up to `max` in any order, at most 10,000.
 */
export async function findPersonIds(db: Reader, text: string, max = nearest): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  if (max > nearest) return (await selectMatching(db, plan.match)).slice(0, max);
  const rows = await pageOfPeople(db, [plan.match, plan.rank])(null, 21);
  return rows.slice(0, max).map((row) => row.author_id);
}

/**
 * Same as `findPersonIds` for people in any state, in any order: for officers who search for future and former
 * employees.
 */
export async function findAnyPersonIds(db: Reader, text: string, max: number): Promise<string[]> {
  const plan = planMatch(text);
  return plan === null ? [] : (await selectMatchingInAnyState(db, plan.match)).slice(0, max);
}

/**
 * Same as `findAnyPersonIds`, in two parts: near if each word is the beginning of a word of the name, far if the person is
 * found by spelling, title or department.
 */
export async function findByNearness(
  db: Reader,
  text: string,
  max: number,
): Promise<{ near: string[]; far: string[] }> {
  const plan = planMatch(text);
  const rows = plan === null ? [] : (await selectByNearness(db, plan.match, plan.names)).slice(0, max);
  const idsOf = (isNear: boolean): string[] => rows.filter((row) => row.isNear === isNear).map(({ id }) => id);
  return { near: idsOf(true), far: idsOf(false) };
}

/** Same as `findAnyPersonIds`, by name only. */
export async function findNamedIds(db: Reader, text: string, max: number): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  const named = plan.match.replaceAll(/':\*A?/g, "':*A").replaceAll(/'(?=[ )])/g, "':A");
  return (await selectMatchingInAnyState(db, named)).slice(0, max);
}
