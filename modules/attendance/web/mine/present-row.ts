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

/** Since when somebody is in: the last accepted check-in that no check-out followed. */
export function inSince({ punches, nextAction }: Pick<Today, "punches" | "nextAction">): string | null {
  if (nextAction !== "checkOut") return null;
  const counted = punches.filter(({ accepted, isVoided }) => accepted && !isVoided);
  const last = counted.at(-1);
  return last?.kind === "in" ? last.at : null;
}
