import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";

const lasts = (row: AttendanceDay, now: number): boolean =>
  row.windowOpens !== null &&
  row.windowCloses !== null &&
  Date.parse(row.windowOpens) <= now &&
  now <= Date.parse(row.windowCloses);

/** Returns the row within its window at an instant, else the next one, else the last slot; never an unscheduled one. */
export function presentRow({ days }: Pick<Today, "days">, now: number): AttendanceDay | null {
  const toCome = days.find(({ slotStart }) => slotStart !== null && Date.parse(slotStart) > now);
  const last = days.findLast(({ slotStart }) => slotStart !== null) ?? days.at(-1);
  return days.find((row) => lasts(row, now)) ?? toCome ?? last ?? null;
}

/** Returns the end of today's hours if they were missed and a check-in is too late; else null. */
export function missedEnd(
  today: Pick<Today, "days" | "nextAction">,
  waiting: readonly Made[],
  now: number,
): string | null {
  if (actionAfter(today, waiting) !== "checkIn") return null;
  const row = presentRow(today, now);
  if (row === null || row.firstIn !== null || row.state === "leave" || row.windowCloses === null) return null;
  return Date.parse(row.windowCloses) < now ? row.slotEnd : null;
}

/** Returns the planned time of the punch after one at an instant: the end of its hours, or the start of later ones. */
export function plannedAfter({ days }: Pick<Today, "days">, kind: "in" | "out", at: number): string | null {
  const present = days.find((row) => lasts(row, at))?.slotEnd ?? null;
  if (kind === "in") return present !== null && Date.parse(present) > at ? present : null;
  return days.find(({ slotStart }) => slotStart !== null && Date.parse(slotStart) > at)?.slotStart ?? null;
}

type Made = { kind: "in" | "out"; capturedAt: string };

/** Returns the button's action: after the last unsent punch, else the server's. */
export function actionAfter({ nextAction }: Pick<Today, "nextAction">, waiting: readonly Made[]): Today["nextAction"] {
  const last = waiting.at(-1);
  return last === undefined ? nextAction : last.kind === "in" ? "checkOut" : "checkIn";
}

/** Returns the last check-in, accepted or unsent, without a check-out after it. */
export function inSince(
  { punches, nextAction }: Pick<Today, "punches" | "nextAction">,
  waiting: readonly Made[],
): string | null {
  const made = waiting.at(-1);
  if (made !== undefined) return made.kind === "in" ? made.capturedAt : null;
  if (nextAction !== "checkOut") return null;
  const counted = punches.filter(({ accepted, isVoided }) => accepted && !isVoided);
  const last = counted.at(-1);
  return last?.kind === "in" ? last.at : null;
}
