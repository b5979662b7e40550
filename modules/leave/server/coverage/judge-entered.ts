import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { LeaveContext } from "../context.ts";
import { type AskedSpan, judgeCoverage } from "./judge-coverage.ts";
import { selectSickTypes } from "./queries.ts";

/** Leave that an officer enters; `key` names it in the answer. */
type EnteredLeave = AskedSpan & { lookupId: string | null };

type BrokenUnit = { rule: { id: string; nameAr: string; nameEn: string }; mode: "warn" | "refuse"; dates: string[] };

/**
 * Returns which rules leave that officers enter would break, by key, as at an approval. What has passed is a fact;
 * refusing sick leave would bring no one to work: it is only warned of.
 */
export async function judgeEntered(
  db: Reader,
  context: LeaveContext,
  entered: readonly EnteredLeave[],
): Promise<Map<string, BrokenUnit[]>> {
  const today = civilDateIn((await context.settings(db)).timeZone);
  const ahead = entered.filter(({ to }) => to >= today);
  const asked = ahead.map(({ key, personId, from, to }) => ({ key, personId, from: from < today ? today : from, to }));
  const broken = await judgeCoverage(db, context, asked);
  if (broken.size === 0) return new Map();
  const sick = new Set(
    await selectSickTypes(
      db,
      ahead.flatMap(({ lookupId }) => lookupId ?? []),
    ),
  );
  const types = new Map(ahead.map(({ key, lookupId }) => [key, lookupId]));
  return new Map(
    [...broken].map(([key, found]) => [
      key,
      found.map(({ rule, mode, gaps }) => ({
        rule,
        mode: sick.has(types.get(key) ?? "") ? ("warn" as const) : mode,
        dates: gaps.map(({ date }) => date),
      })),
    ]),
  );
}
