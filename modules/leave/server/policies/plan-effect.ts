import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { authorOf as summaryOf } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { rollBack } from "#platform/database/roll-back.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Author } from "#platform/http/author.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { LeavePolicyEffect } from "../../contract/schemas-policy.ts";
import { lastDateFor, loadAllCases, type WantedCases } from "../cases/load-cases.ts";
import type { Change, LeaveContext } from "../context.ts";
import type { ChangedPolicy } from "./change-policy.ts";
import { compareBalances, type BalanceChange } from "./compare-balances.ts";
import { countConcerned, selectConcerned, selectSummaries, type Subjects } from "./queries-effect.ts";
import { judgeTrial, loadTrial } from "./plan-trial.ts";
import type { PolicyValues } from "./store.ts";

export type PolicyPreview = {
  database: Database;
  context: LeaveContext;
  author: Author;
  within: Within;
  on?: string | undefined;
  /** A past year on whose leave the policy is tried. */
  year?: number | undefined;
};

/** Years from now to the day of the balances: each is computed for all people concerned. */
const maxYearsAhead = 10;
/** The changes that are named. */
const maxLargest = 20;

/** The subjects of a policy before and after a change. */
function subjectsOf({ before, after }: Pick<ChangedPolicy, "before" | "after">): Subjects {
  const states = [before, after].filter((values): values is PolicyValues => values !== null);
  return [
    states.some(({ everyone }) => everyone),
    [...new Set(states.flatMap(({ users }) => users))],
    [...new Set(states.flatMap(({ roles }) => roles))],
  ];
}

type Changed = BalanceChange & { id: string };

function warningsOf(changes: readonly Changed[], after: PolicyValues | null): LeavePolicyEffect["warnings"] {
  const count = (isMeant: (change: Changed) => boolean): number => changes.filter(isMeant).length;
  const carryOver = after?.carryOver ?? null;
  const canLose = carryOver !== null && (carryOver.most !== null || carryOver.expiresAfterMonths !== null);
  const [lost, less, below] = [
    count(({ losesMore }) => losesMore),
    count(({ change }) => change < 0),
    count(({ isBelowZero }) => isBelowZero),
  ];
  return [
    ...(canLose || lost > 0 ? [{ code: "leaveLost" as const, people: lost }] : []),
    ...(less > 0 ? [{ code: "less" as const, people: less }] : []),
    ...(below > 0 ? [{ code: "belowZero" as const, people: below }] : []),
  ];
}

/**
 * Returns what a change would do to balances on a day. It is made as saving would, with the same refusals, and rolled
 * back; balances are computed afterwards, so that nothing stays locked meanwhile.
 */
export async function planEffect(
  { database, context, author, within, on: given, year }: PolicyPreview,
  write: (change: Change) => Promise<ChangedPolicy>,
): Promise<LeavePolicyEffect> {
  const today = civilDateIn((await context.settings(database.primary)).timeZone, now());
  const on = given ?? today;
  if (Number(on.slice(0, 4)) > Number(today.slice(0, 4)) + maxYearsAhead) {
    throw refuseField("fields_conflict", "on", { key: "date" });
  }
  const lastYear = Number(today.slice(0, 4)) - 1;
  if (year !== undefined && year > lastYear) {
    throw refuseField("fields_conflict", "year", { key: "tooLarge", values: { max: lastYear } });
  }
  const planned = await rollBack(database, async (tx) => {
    const changed = await write({ tx, context, author, within });
    const subjects = subjectsOf(changed);
    const ids = await selectConcerned(tx, ...subjects, on, within);
    const wanted: WantedCases = { personIds: ids, typeId: changed.type, until: lastDateFor(on), withWaiting: true };
    const after = await loadAllCases(tx, wanted);
    const tried =
      year === undefined || changed.after === null ? null : await loadTrial(tx, changed, subjects, { year, within });
    return { changed, wanted, after, tried, people: await countConcerned(tx, ...subjects, on, within) };
  });
  const { changed, wanted, after, tried, people } = planned;
  const ids = wanted.personIds;
  const before = await loadAllCases(database.primary, wanted);
  const changes: Changed[] = [];
  for (const [at, id] of ids.entries()) {
    // Yields to other requests on this node.
    if (at % 20 === 19) await yieldToEventLoop();
    const compared = compareBalances(before.get(id), after.get(id), on);
    if (compared.change !== 0 || compared.losesMore) changes.push({ id, ...compared });
  }
  const moved = changes.filter(({ change }) => change !== 0);
  const largest = moved.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, maxLargest);
  const judged = tried === null ? null : await judgeTrial(tried);
  const named = [...largest, ...(judged?.examples ?? [])].map(({ id }) => id);
  const rows = await selectSummaries(database.primary, named);
  const summaries = new Map(rows.map((row) => [row.author_id, summaryOf(row, context.files, author.personId)]));
  return {
    on,
    people,
    compared: ids.length,
    changed: moved.length,
    largest: largest.flatMap(({ id, before: old, after: next, change, reasons }) => {
      const person = summaries.get(id);
      return person === undefined ? [] : [{ person, before: old, after: next, change: change / 100, reasons }];
    }),
    warnings: warningsOf(changes, changed.after),
    trial: judged && {
      ...judged,
      examples: judged.examples.flatMap(({ id, ...leave }) => {
        const person = summaries.get(id);
        return person === undefined ? [] : [{ person, ...leave }];
      }),
    },
  };
}
