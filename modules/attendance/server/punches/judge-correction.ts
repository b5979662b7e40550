import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { isoDateTime } from "#shared/dates.ts";
import type { Punch, PunchAnswer, PunchKind } from "../../contract/evaluation.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases } from "../days/load-cases.ts";
import { contradicted, datesAround } from "./policy.ts";

export type Correction = { kind: PunchKind; at: string; clientId: string };
export type JudgedCorrection = {
  answer: PunchAnswer;
  /** The punch that it repeats within a minute. */
  repeats: string | null;
  isEmployed: boolean;
  isLocked: boolean;
  /** The contradiction with a punch of its row, naming that punch. */
  contradiction: RefusedField["message"] | null;
};

/** Judges the date and slot of a corrected punch; returns null for an unknown person. Ignores the place. */
export async function judgeCorrection(
  db: Reader,
  context: AttendanceContext,
  personId: string,
  correction: Correction,
): Promise<JudgedCorrection | null> {
  const dates = datesAround(new Date(correction.at));
  const loaded = await loadCases(db, context.rules, [personId], dates);
  const person = loaded.people.get(personId);
  if (person === undefined) return null;
  const { punches: before, employee } = person.case;
  const nowhere = { receivedAt: null, latitude: null, longitude: null, accuracy: null, stored: null };
  const punch: Punch = { ...correction, ...nowhere };
  // Also for people who have left: their last days may need corrections.
  const judged = { ...person.case, employee: { ...employee, active: true }, punches: [...before, punch] };
  const { evaluation, rows } = judgeDays(loaded, { ...person, case: judged }, dates);
  const answer = evaluation.punches[before.length];
  if (answer === undefined) throw new Error("The engine did not answer a punch.");
  const { date, slot, repeatOf } = answer;
  const neighbours = before.filter((_, index) => {
    const other = evaluation.punches[index];
    return other?.accepted === true && other.repeatOf === null && other.date === date && other.slot === slot;
  });
  const found = repeatOf === null ? contradicted(neighbours, punch) : null;
  const timeZone = rows.find((row) => row.date === date)?.timeZone ?? loaded.snapshot.timeZone;
  const timeOf = (at: string): string => {
    const [day, time = ""] = isoDateTime(at, timeZone).split(" ");
    // A night's punches are on two dates.
    return day === civilDateIn(timeZone, new Date(correction.at)) ? time : `${day} ${time}`;
  };
  return {
    answer,
    repeats: repeatOf === null ? null : (person.punchIds[repeatOf] ?? null),
    isEmployed: rows.some((row) => row.date === date),
    isLocked: loaded.lockedMonths.has(date.slice(0, 7)),
    contradiction: found === null ? null : { key: found.key, values: { time: timeOf(found.at) } },
  };
}
