import type { Reader } from "#platform/database/database.ts";
import { lastDateFor, loadCases } from "../cases/load-cases.ts";
import { type LeaveVerdict, judgeDays } from "./judge-leave.ts";
import { type AskedUse, selectAskedUses } from "./queries.ts";

/** The verdict on a request without other leave that waits; null without a balance. */
export type AskedVerdict = { takesBalance: boolean; verdict: LeaveVerdict | null };

const lastOf = (uses: readonly AskedUse[]): string =>
  uses.flatMap(({ days }) => days.map(({ date }) => date)).reduce((last, date) => (date > last ? date : last), "");

/** Judges the leave that requests ask for, as at their approval, by request. */
export async function judgeAsked(db: Reader, requestIds: readonly string[]): Promise<Map<string, AskedVerdict>> {
  const uses = requestIds.length === 0 ? [] : await selectAskedUses(db, requestIds);
  const verdicts = new Map<string, AskedVerdict>();
  for (const [typeId, ofType] of Map.groupBy(uses, (use) => use.type_id)) {
    const takesBalance = ofType.some((use) => use.takes_balance);
    const personIds = [...new Set(ofType.map((use) => use.person_id))];
    const wanted = { personIds, typeId, until: lastDateFor(lastOf(ofType)), withWaiting: false };
    const cases = takesBalance ? await loadCases(db, wanted) : new Map();
    for (const { request_id: id, person_id: personId, days } of ofType) {
      const loaded = cases.get(personId);
      verdicts.set(id, { takesBalance, verdict: loaded === undefined ? null : judgeDays(loaded, days) });
    }
  }
  return verdicts;
}
