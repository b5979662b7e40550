import { orderById } from "#shared/compare-ids.ts";
import { weekdays } from "#shared/weekdays.ts";
import type {
  Finding,
  GuardAnswer,
  GuardInput,
  GuardRule,
  LimitKind,
  LimitRule,
  OutdoorsRule,
} from "../../contract/schemas-guard.ts";
import { dayOf, instantOf, minuteLength, minutesOf, writeDate, writeInstant } from "../../contract/written-time.ts";
import { localDay, toInstant } from "../engine/time-zone.ts";

// Pure: from the rules and the shifts of one person to what breaks them, planned or worked alike. Instants count by
// their minute, seconds are dropped.

/** `day`: the shift's date as a day number; `start` and `end`: milliseconds; `present` and `worked`: minutes. */
type Shift = {
  day: number;
  start: number;
  end: number;
  present: number;
  worked: number;
  timeZone: string;
  outdoors: boolean;
};

/** Days of a window of three weeks, which may begin on any day. */
const threeWeeks = 21;

const atMinute = (instant: string): number => Math.floor(instantOf(instant) / minuteLength) * minuteLength;

/** Returns the shifts by start, whatever their order in the case. */
function readShifts({ shifts }: GuardInput): Shift[] {
  return shifts
    .map(({ date, breakMinutes, timeZone, outdoors, ...written }): Shift => {
      const [start, end] = [atMinute(written.start), atMinute(written.end)];
      const present = (end - start) / minuteLength;
      const worked = Math.max(0, present - breakMinutes);
      return { day: dayOf(date), start, end, present, worked, timeZone, outdoors };
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end || one.day - other.day);
}

/** Returns whether a rule applies on a day; its dates are parsed once. */
function applierOf({ from, to }: GuardRule): (day: number) => boolean {
  const [first, last] = [dayOf(from), to === null ? Infinity : dayOf(to)];
  return (day) => first <= day && day <= last;
}

/** From the first start to the last end. */
const spanOf = (shifts: readonly Shift[]): { start: number; end: number } => ({
  start: Math.min(...shifts.map(({ start }) => start)),
  end: Math.max(...shifts.map(({ end }) => end)),
});

const datesOf = (shifts: readonly Shift[]): number[] =>
  [...new Set(shifts.map(({ day }) => day))].toSorted((one, other) => one - other);

function findingOf(
  { id, mode, minutes: limit }: LimitRule,
  shifts: readonly Shift[],
  minutes: number,
  { start, end } = spanOf(shifts),
): Finding {
  const dates = datesOf(shifts).map(writeDate);
  return { rule: id, mode, from: writeInstant(start), to: writeInstant(end), minutes, limit, dates };
}

const sum = (shifts: readonly Shift[], measure: "present" | "worked"): number =>
  shifts.reduce((total, shift) => total + shift[measure], 0);

/** Finds the groups of shifts that are longer together than the limit. */
const findLonger = (rule: LimitRule, groups: Iterable<readonly Shift[]>, measure: "present" | "worked"): Finding[] =>
  [...groups].flatMap((group) => {
    const minutes = sum(group, measure);
    return minutes > rule.minutes ? [findingOf(rule, group, minutes)] : [];
  });

const byDay = (shifts: readonly Shift[]) => Map.groupBy(shifts, ({ day }) => day).values();

/** 1970-01-01 was a Thursday. */
const weekOf = (day: number, firstDay: number): number => Math.floor((day + 4 - firstDay) / 7);

/** The windows of three weeks that begin with a shift, without those whose shifts are all in the one before. */
function windowsOf(shifts: readonly Shift[]): Shift[][] {
  let last = -Infinity;
  return datesOf(shifts).flatMap((first) => {
    const within = shifts.filter(({ day }) => day >= first && day < first + threeWeeks);
    const end = Math.max(...within.map(({ day }) => day));
    if (end <= last) return [];
    last = end;
    return [within];
  });
}

/** Joins shifts without a break that follow each other immediately or overlap. */
function stretchesOf(shifts: readonly Shift[]): Shift[][] {
  const stretches: Shift[][] = [];
  let end = -Infinity;
  for (const shift of shifts.filter(({ worked, present }) => worked === present)) {
    const open = shift.start <= end ? stretches.at(-1) : undefined;
    if (open === undefined) stretches.push([shift]);
    else open.push(shift);
    end = Math.max(end, shift.end);
  }
  return stretches;
}

const findStretches = (rule: LimitRule, shifts: readonly Shift[]): Finding[] =>
  stretchesOf(shifts).flatMap((stretch) => {
    const { start, end } = spanOf(stretch);
    const minutes = (end - start) / minuteLength;
    return minutes > rule.minutes ? [findingOf(rule, stretch, minutes)] : [];
  });

/** The rest before each shift to which the rule applies; shifts that overlap have none. */
function findShortRests(rule: LimitRule, shifts: readonly Shift[]): Finding[] {
  const appliesOn = applierOf(rule);
  let before: Shift | undefined;
  return shifts.flatMap((shift) => {
    const previous = before;
    if (previous === undefined || shift.end > previous.end) before = shift;
    if (previous === undefined || !appliesOn(shift.day)) return [];
    const span = { start: previous.end, end: Math.max(previous.end, shift.start) };
    const rest = (span.end - span.start) / minuteLength;
    return rest < rule.minutes ? [findingOf(rule, [previous, shift], rest, span)] : [];
  });
}

/** The parts of shifts outdoors between two local times. */
function findOutdoors(rule: OutdoorsRule, shifts: readonly Shift[]): Finding[] {
  const { id, mode, after, before } = rule;
  const appliesOn = applierOf(rule);
  return shifts
    .filter(({ outdoors }) => outdoors)
    .flatMap(({ day, start, end, timeZone }) => {
      const first = localDay(timeZone, start);
      const days = Array.from({ length: localDay(timeZone, end) - first + 1 }, (_, at) => first + at);
      return days.filter(appliesOn).flatMap((date): Finding[] => {
        const from = Math.max(start, toInstant(timeZone, date, minutesOf(after)));
        const to = Math.min(end, toInstant(timeZone, date, minutesOf(before)));
        if (to <= from) return [];
        const minutes = (to - from) / minuteLength;
        const [fromText, toText] = [writeInstant(from), writeInstant(to)];
        return [{ rule: id, mode, from: fromText, to: toText, minutes, limit: 0, dates: [writeDate(day)] }];
      });
    });
}

type Find = (rule: LimitRule, shifts: readonly Shift[], firstDay: number) => Finding[];

/** Each kind looks at the shifts on the dates of its rule. */
const finders: Record<Exclude<LimitKind, "restBetween">, Find> = {
  maximumPerDay: (rule, shifts) => findLonger(rule, byDay(shifts), "worked"),
  maximumPerWeek: (rule, shifts, firstDay) =>
    findLonger(rule, Map.groupBy(shifts, ({ day }) => weekOf(day, firstDay)).values(), "worked"),
  maximumPerThreeWeeks: (rule, shifts) => findLonger(rule, windowsOf(shifts), "worked"),
  withoutBreak: findStretches,
  onSite: (rule, shifts) => findLonger(rule, byDay(shifts), "present"),
};

function findingsOf(rule: GuardRule, shifts: readonly Shift[], firstDay: number): Finding[] {
  if (rule.kind === "outdoors") return findOutdoors(rule, shifts);
  // The shift before the first date of the rule counts for the rest after it.
  if (rule.kind === "restBetween") return findShortRests(rule, shifts);
  const appliesOn = applierOf(rule);
  const within = shifts.filter(({ day }) => appliesOn(day));
  return finders[rule.kind](rule, within, firstDay);
}

/** Returns what breaks the rules, by its first instant and then by rule. The order of the case does not matter. */
export function evaluate(input: GuardInput): GuardAnswer {
  const shifts = readShifts(input);
  const firstDay = weekdays.indexOf(input.firstDayOfWeek);
  const findings = orderById(input.rules, ({ id }) => id).flatMap((rule) => findingsOf(rule, shifts, firstDay));
  return { findings: findings.toSorted((one, other) => instantOf(one.from) - instantOf(other.from)) };
}
