import type { Reader } from "#platform/database/database.ts";
import { planMatch } from "./plan-match.ts";
import { findPeople } from "./queries.ts";

/** The ids of active people whose name, title or department begins like this, in either script; the 20 nearest, best first. */
export async function listPersonIds(db: Reader, text: string): Promise<string[]> {
  const plan = planMatch(text);
  if (plan === null) return [];
  const from = [2_147_483_647, "9223372036854775807"];
  const rows = await findPeople(db, { direction: "after", size: 21 }, [plan.match, plan.rank, ...from]);
  return rows.slice(0, 20).map(({ id }) => id);
}
