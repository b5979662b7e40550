import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";

const lasts = (row: AttendanceDay, now: number): boolean =>
  row.windowOpens !== null &&
  row.windowCloses !== null &&
  Date.parse(row.windowOpens) <= now &&
  now <= Date.parse(row.windowCloses);

/** Of today's rows the one that matters at an instant: whose window lasts, else what is yet to come, else the last. */
export function presentRow({ days }: Pick<Today, "days">, now: number): AttendanceDay | null {
  const toCome = days.find(({ slotStart }) => slotStart !== null && Date.parse(slotStart) > now);
  return days.find((row) => lasts(row, now)) ?? toCome ?? days.at(-1) ?? null;
}

type Made = { kind: "in" | "out"; capturedAt: string };

/** What the button does: after the last punch that is not sent yet, else as the server says. */
export function actionAfter({ nextAction }: Pick<Today, "nextAction">, waiting: readonly Made[]): Today["nextAction"] {
  const last = waiting.at(-1);
  return last === undefined ? nextAction : last.kind === "in" ? "checkOut" : "checkIn";
}

/** Since when somebody is in: the last check-in, accepted or not sent yet, that no check-out followed. */
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
