import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { now } from "#platform/clock/clock.ts";
import type { Change } from "../context.ts";
import { recomputePeople } from "../days/compute-days.ts";
import type { LoadedCases } from "../days/load-cases.ts";
import { insertEntered, voidStored } from "../punches/change-punch.ts";
import { judgeDay, type JudgedDay, type PunchCause } from "./judge-day.ts";
import type { ChosenDay, Outcome } from "./plan-steps.ts";

type Cause = PunchCause & { reason: string; note: string | null; bulk: string };

const writtenAt = (at: string | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** Writes the punches of a judged day. */
async function write(
  change: Change,
  { personId, date }: ChosenDay,
  { entries, voided }: Exclude<JudgedDay, { refusal: unknown }>,
  { reason, note, bulk }: Cause,
): Promise<Outcome> {
  for (const { id, kind, at } of voided) {
    await voidStored(change, { person_id: personId, kind, at, date }, { id, reason, note, bulk });
  }
  const entered: string[] = [];
  for (const { kind, at, clientId, answer } of entries) {
    entered.push(await insertEntered(change, { personId, kind, at, clientId, answer, reason, note, bulk }));
  }
  return { refusal: null, at: null, entered, voided: voided.map(({ id }) => id), absenceId: null };
}

/**
 * Enters what the cause requires on each day, in order, and recomputes the days; each day is judged with the punches of
 * those before it. The caller has locked the people and loaded their cases.
 */
export async function applyPunches(
  change: Change,
  loaded: LoadedCases,
  days: readonly ChosenDay[],
  cause: Cause,
): Promise<Outcome[]> {
  const at = now();
  const people = new Map(loaded.people);
  const outcomes: Outcome[] = [];
  const corrected: ChosenDay[] = [];
  for (const [index, day] of days.entries()) {
    if (index % 50 === 49) await yieldToEventLoop();
    const person = people.get(day.personId);
    if (person === undefined) throw new Error(`Person ${day.personId} was not loaded.`);
    const judged: JudgedDay =
      day.personId === change.author.personId
        ? { refusal: "own" }
        : loaded.lockedMonths.has(day.date.slice(0, 7))
          ? { refusal: "locked" }
          : judgeDay(loaded, person, day.date, cause, at);
    if ("refusal" in judged) {
      outcomes.push({ refusal: judged.refusal, at: writtenAt(judged.at), entered: [], voided: [], absenceId: null });
      continue;
    }
    outcomes.push(await write(change, day, judged, cause));
    people.set(day.personId, judged.person);
    corrected.push(day);
  }
  await recomputeDays(change, corrected);
  return outcomes;
}

/** Recomputes days whose punches have changed. */
export async function recomputeDays({ tx, context }: Change, days: readonly ChosenDay[]): Promise<void> {
  const ofPeople = [...Map.groupBy(days, ({ personId }) => personId)];
  const spans = ofPeople.map(([personId, own]) => {
    const dates = own.map(({ date }) => date).toSorted();
    return { personId, from: dates[0] ?? "", to: dates.at(-1) ?? "", hasPunch: true };
  });
  if (spans.length > 0) await recomputePeople(tx, context, spans);
}
