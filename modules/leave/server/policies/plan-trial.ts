import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Transaction } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import type { LeavePolicyEffect } from "../../contract/schemas-policy.ts";
import { lastDateFor, loadAllCases, type LoadedCase } from "../cases/load-cases.ts";
import type { ChangedPolicy } from "./change-policy.ts";
import { selectConcerned, type Subjects } from "./queries-effect.ts";
import { judgeYear } from "./judge-year.ts";

/** The refused leave that is named. */
const maxExamples = 20;

type Trial = { year: number; cases: ReadonlyMap<string, LoadedCase> };

/**
 * Loads the cases of a past year as if a written policy had been in force in it, for those whom the policy concerns now;
 * 2,000 people at most.
 */
export async function loadTrial(
  tx: Transaction,
  { id, type }: Pick<ChangedPolicy, "id" | "type">,
  subjects: Subjects,
  { year, within }: { year: number; within: Within },
): Promise<Trial> {
  const from = `${year}-01-01`;
  const personIds = await selectConcerned(tx, ...subjects, from, within);
  const until = lastDateFor(from);
  const cases = await loadAllCases(tx, { personIds, typeId: type, until, withWaiting: false, tried: { id, from } });
  return { year, cases };
}

type Example = NonNullable<LeavePolicyEffect["trial"]>["examples"][number];
type Judged = Omit<NonNullable<LeavePolicyEffect["trial"]>, "examples"> & {
  examples: (Omit<Example, "person"> & { id: string })[];
};

/** Judges the leave that was taken in the year. */
export async function judgeTrial({ year, cases }: Trial): Promise<Judged> {
  const judged: Judged = { year, people: 0, leaves: 0, refused: 0, examples: [] };
  let seen = 0;
  for (const [id, loaded] of cases) {
    // Yields to other requests on this node.
    if ((seen += 1) % 10 === 0) await yieldToEventLoop();
    const leaves = judgeYear(loaded, String(year));
    if (leaves.length > 0) judged.people += 1;
    judged.leaves += leaves.length;
    for (const { verdict, ...leave } of leaves) {
      if (verdict.code === null) continue;
      judged.refused += 1;
      if (judged.examples.length >= maxExamples) continue;
      judged.examples.push({ id, ...leave, code: verdict.code, short: verdict.short, possibleFrom: verdict.from });
    }
  }
  return judged;
}
