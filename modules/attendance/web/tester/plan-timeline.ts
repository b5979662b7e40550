import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";

const hour = 3_600_000;
/** Maximum number of labels that fit side by side. */
const maxTicks = 9;

/** Positions are from 0 to 1; null if there is nothing to draw. Full hours are those of UTC, which most zones share. */
export function planTimeline(rows: readonly AttendanceDay[], instants: readonly string[]) {
  const drawn = rows.flatMap(({ slot, slotStart, slotEnd, windowOpens, windowCloses }) =>
    slot === null || slotStart === null || slotEnd === null
      ? []
      : [{ slot, slotStart, slotEnd, windowOpens, windowCloses }],
  );
  const all = [
    ...drawn.flatMap((row) => [row.slotStart, row.slotEnd, row.windowOpens, row.windowCloses]),
    ...instants,
  ].flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]));
  if (all.length === 0) return null;
  const from = Math.floor(Math.min(...all) / hour) * hour;
  const to = Math.max(from + hour, Math.ceil(Math.max(...all) / hour) * hour);
  const share = (instant: string): number => (Date.parse(instant) - from) / (to - from);
  const stretch = (start: string, end: string) => ({ from: share(start), to: share(end) });
  const step = Math.ceil((to - from) / hour / (maxTicks - 1)) * hour;
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    new Date(from + index * step).toISOString(),
  );
  return {
    ticks: ticks.map((instant) => ({ at: share(instant), instant })),
    slots: drawn.map(({ slot, slotStart, slotEnd, windowOpens, windowCloses }) => ({
      slot,
      window: windowOpens === null || windowCloses === null ? null : stretch(windowOpens, windowCloses),
      hours: stretch(slotStart, slotEnd),
    })),
    marks: instants.map((instant, index) => ({ at: share(instant), index })),
  };
}
