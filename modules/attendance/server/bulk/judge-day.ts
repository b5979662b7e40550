import { randomUUID } from "node:crypto";
import type { Punch, PunchAnswer } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { judgeDays } from "../days/compute-days.ts";
import type { LoadedCase, LoadedCases } from "../days/load-cases.ts";
import { contradicted } from "../punches/policy.ts";
import { planCheckOuts, planPresence, type CountedPunch, type Refused, type Step, type Steps } from "./plan-steps.ts";

/** The cause of the punches of a bulk correction. */
export type PunchCause = { cause: "outage" | "checkOut"; time: string | null };

/** A punch to enter, with the engine's answer. */
export type Entry = Step & { clientId: string; answer: PunchAnswer };
export type JudgedDay = Refused | { entries: Entry[]; voided: CountedPunch[]; person: LoadedCase };

/** Also for people who have left: their last days may need corrections. */
const asActive = (person: LoadedCase): LoadedCase => ({
  ...person,
  case: { ...person.case, employee: { ...person.case.employee, active: true } },
});

const written = ({ kind, at }: Step, clientId: string): Punch => ({
  kind,
  at,
  clientId,
  receivedAt: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  stored: { accepted: true, refusal: null, verdict: "none", location: null, distance: null },
});

/** Returns the case with the planned punches, which are its last ones. */
function changedCase(person: LoadedCase, { voided }: Steps, entered: readonly Punch[]): LoadedCase {
  const gone = new Set(voided.map(({ id }) => id));
  const kept = person.punchIds.flatMap((id, index) => (gone.has(id) ? [] : [index]));
  const punches = kept.flatMap((index) => person.case.punches[index] ?? []);
  const ids = kept.map((index) => person.punchIds[index] ?? "");
  return {
    ...person,
    case: { ...person.case, punches: [...punches, ...entered] },
    punchIds: [...ids, ...entered.map(() => "")],
  };
}

/** The first entry that contradicts the counted punches, as a single correction would. */
function findContradiction(steps: Steps, counted: readonly CountedPunch[]): Refused | null {
  const neighbours = counted.filter((punch) => !steps.voided.includes(punch));
  for (const step of steps.enter) {
    const found = contradicted(
      neighbours.filter(({ slot }) => slot === step.slot),
      step,
    );
    if (found !== null) return { refusal: found.key, at: found.at };
    neighbours.push({ id: "", ...step });
  }
  return null;
}

/** Judges a date of a loaded person: what the cause enters and voids, or why it does not apply. */
export function judgeDay(
  loaded: LoadedCases,
  person: LoadedCase,
  date: string,
  { cause, time }: PunchCause,
  at: Date,
): JudgedDay {
  const span = { from: writeDate(dayOf(date) - 2), to: writeDate(dayOf(date) + 2), at };
  const before = judgeDays(loaded, asActive(person), span);
  const counted = before.evaluation.punches
    .flatMap(({ index, accepted, repeatOf, date: of, slot }) => {
      const punch = person.case.punches[index];
      if (!accepted || repeatOf !== null || of !== date || punch === undefined) return [];
      return [{ id: person.punchIds[index] ?? "", kind: punch.kind, at: punch.at, slot: slot ?? 0 }];
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const rows = before.rows.filter((row) => row.date === date);
  const facts = { date, rows, punches: counted, now: at.getTime() };
  const steps = cause === "outage" ? planPresence(facts) : planCheckOuts(facts, time);
  if ("refusal" in steps) return steps;
  const contradiction = findContradiction(steps, counted);
  if (contradiction !== null) return contradiction;
  const entered = steps.enter.map((step) => written(step, `officer:${randomUUID()}`));
  const changed = changedCase(person, steps, entered);
  const { evaluation } = judgeDays(loaded, asActive(changed), span);
  const first = changed.case.punches.length - entered.length;
  const entries = steps.enter.flatMap((step, index): Entry[] => {
    const answer = evaluation.punches[first + index];
    const isThere = answer?.repeatOf === null && answer.date === date && (answer.slot ?? 0) === step.slot;
    return isThere ? [{ ...step, clientId: entered[index]?.clientId ?? "", answer }] : [];
  });
  // Beyond its window a punch belongs to another day.
  if (entries.length < steps.enter.length) return { refusal: "otherDay" };
  return { entries, voided: steps.voided, person: changed };
}
