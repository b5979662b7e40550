import { minuteLength, parseTime } from "#modules/attendance/contract/written-time.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { weekdays, type Weekday } from "#shared/weekdays.ts";

/** Hours of one weekday in the form: times are `HH:MM` or null, the break is the typed text. */
export type Slot = { weekday: Weekday; start: string | null; end: string | null; breakMinutes: string };

/** Ordered by weekday. */
export type Week = readonly Slot[];

export type WeekEdit =
  | { kind: "add"; weekday: Weekday }
  | { kind: "change"; index: number; to: Partial<Omit<Slot, "weekday">> }
  | { kind: "remove"; index: number }
  | { kind: "copy"; from: Weekday; to: readonly Weekday[] };

const dayLength = 1440;

export const endsNextDay = ({ start, end }: Slot): boolean => start !== null && end !== null && end <= start;

/** Returns minutes from start to end; null if one is missing or they are equal. */
export function slotMinutes({ start, end }: Slot): number | null {
  const [from, to] = [start === null ? null : parseTime(start), end === null ? null : parseTime(end)];
  if (from === null || to === null || from === to) return null;
  return to > from ? to - from : to - from + dayLength;
}

/** Parses typed minutes, in any digits; returns null if invalid. */
export function minutesTyped(text: string): number | null {
  const digits = toLatinDigits(text.trim());
  if (digits === "") return 0;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/** Sums the minutes of work in a week, without unpaid breaks. */
export const weekMinutes = (week: Week): number =>
  week.reduce((sum, slot) => sum + Math.max(0, (slotMinutes(slot) ?? 0) - (minutesTyped(slot.breakMinutes) ?? 0)), 0);

/** Returns the slots of a day with their indexes in the week. */
export const slotsOn = (week: Week, weekday: Weekday): { slot: Slot; index: number }[] =>
  week.map((slot, index) => ({ slot, index })).filter(({ slot }) => slot.weekday === weekday);

const place = ({ weekday }: Slot): number => weekdays.indexOf(weekday);
const ordered = (week: Week): Week => week.toSorted((one, other) => place(one) - place(other));

const later = (time: string, minutes: number): string =>
  new Date(((parseTime(time) ?? 0) + minutes) * minuteLength).toISOString().slice(11, 16);

/** A new slot: after the last of its day, else like the first of the week, else office hours. */
function proposed(week: Week, weekday: Weekday): Slot {
  const last = slotsOn(week, weekday).at(-1)?.slot;
  if (last !== undefined) {
    const start = last.end === null ? null : later(last.end, 60);
    return { weekday, start, end: start === null ? null : later(start, 240), breakMinutes: "" };
  }
  const model = week[0] ?? { start: "08:00", end: "16:00", breakMinutes: "" };
  return { weekday, start: model.start, end: model.end, breakMinutes: model.breakMinutes };
}

/** Applies an edit; days keep their order, and a slot its position while it is edited. */
export function editWeek(week: Week, edit: WeekEdit): Week {
  switch (edit.kind) {
    case "add":
      return ordered([...week, proposed(week, edit.weekday)]);
    case "change":
      return week.map((slot, index) => (index === edit.index ? { ...slot, ...edit.to } : slot));
    case "remove":
      return week.filter((_, index) => index !== edit.index);
    case "copy": {
      const model = slotsOn(week, edit.from).map(({ slot }) => slot);
      const targets = edit.to.filter((weekday) => weekday !== edit.from);
      const others = week.filter(({ weekday }) => !targets.includes(weekday));
      return ordered([...others, ...targets.flatMap((weekday) => model.map((slot) => ({ ...slot, weekday })))]);
    }
  }
}

type Hours = { weekday: Weekday; start: string; end: string };
export type SameDays = { first: Weekday; last: Weekday; slots: readonly Hours[] };

/** Groups consecutive days with the same hours; days without hours are omitted. */
export function sameDays(days: readonly Hours[], order: readonly Weekday[]): SameDays[] {
  const groups: (SameDays & { hours: string })[] = [];
  let before: Weekday | undefined;
  for (const weekday of order) {
    const slots = days.filter((day) => day.weekday === weekday);
    slots.sort((one, other) => (one.start < other.start ? -1 : 1));
    const hours = slots.map(({ start, end }) => `${start} ${end}`).join();
    const last = groups.at(-1);
    if (last !== undefined && last.last === before && last.hours === hours) last.last = weekday;
    else if (slots.length > 0) groups.push({ first: weekday, last: weekday, slots, hours });
    before = weekday;
  }
  return groups.map(({ hours: _, ...group }) => group);
}
