import fc from "fast-check";
import { expect, test } from "vitest";
import { hq, type Json, site, createEvaluator, zone } from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

// Slow reference implementation of the rules for one person at one site in Riyadh, where clocks never change: every
// query scans the whole lists, and nothing is prepared.

const { judge } = createEvaluator({ readCase, evaluate });

const minute = 60_000;
const hour = 60 * minute;
const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
// From the day before the first move to the day after the last possible one, of 12 within 40,000 s of each other.
const dates = Array.from({ length: 9 }, (_, day) => `2026-01-${10 + day}`);
const span = { from: "2026-01-11", to: "2026-01-13", now: "2026-01-20T00:00:00Z" };

type Hours = { start: number; length: number; breakMinutes: number };
type Week = {
  hours: Hours[];
  opensBefore: number;
  closesAfter: number;
  checkInAllowance: number;
  checkOutAllowance: number;
  halfDayBelow: number;
  absentBelow: number;
  clipEarly: boolean;
  clipLate: boolean;
};
type Slot = {
  date: string;
  number: number;
  start: number;
  end: number;
  opens: number;
  closes: number;
  breakMinutes: number;
};
type Move = { kind: "in" | "out"; at: number };
type Session = { key: string; slot: Slot | null; in: number; out: number | null; index: number; outIndex: number };
type Answer = { date: string; slot: number | null; accepted: boolean; repeatOf: number | null };

const midnight = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
const dateOf = (at: number) => new Date(at + 3 * hour).toISOString().slice(0, 10);

const slotsOf = (week: Week): Slot[] =>
  dates.flatMap((date) =>
    week.hours.map(({ start, length, breakMinutes }, index) => {
      const from = midnight(date) + start * minute;
      const to = from + length * minute;
      const [opens, closes] = [from - week.opensBefore * minute, to + week.closesAfter * minute];
      return { date, number: index + 1, start: from, end: to, opens, closes, breakMinutes };
    }),
  );

/** Returns the slot whose window contains an instant: checks every slot, trimmed against every other. */
function slotAt(slots: Slot[], at: number): Slot | null {
  for (const slot of slots) {
    const before = slots.filter((other) => other.start < slot.start);
    const after = slots.filter((other) => other.start > slot.start);
    const opens = Math.max(
      slot.opens,
      ...before.filter((other) => other.closes >= slot.opens).map((other) => other.end),
    );
    const closes = Math.min(
      slot.closes,
      ...after.filter((other) => other.opens <= slot.closes).map((other) => Math.max(other.opens, slot.end)),
    );
    // The earlier slot is checked first, so that it gets the shared instant.
    if (at >= opens && at <= closes) return slot;
  }
  return null;
}

/** Walks the moves; null where the rules allow two open sessions to choose from. */
function walk(slots: Slot[], moves: Move[]): { answers: Answer[]; sessions: Session[]; loose: Answer[] } | null {
  const sessions: Session[] = [];
  const answers: Answer[] = [];
  const loose: Answer[] = [];
  for (const [index, { kind, at }] of moves.entries()) {
    // An in repeats the last session to start; an out the last to end, which may have started earlier.
    const last = (kind === "in" ? sessions : sessions.toSorted((one, other) => (one.out ?? 0) - (other.out ?? 0))).at(
      -1,
    );
    const same = kind === "in" ? last?.in : last?.out;
    if (last !== undefined && same != null && at - same <= minute) {
      const repeatOf = kind === "in" ? last.index : last.outIndex;
      const first = answers[repeatOf];
      if (first !== undefined) answers.push({ ...first, repeatOf });
      continue;
    }
    const lasting = sessions.filter(({ out, slot }) => out === null && slot !== null && at <= slot.closes);
    if (lasting.length > 1) return null;
    const slot = (kind === "out" ? lasting[0]?.slot : undefined) ?? slotAt(slots, at);
    const date = slot?.date ?? dateOf(at);
    const key = `${date} ${slot?.number}`;
    const open = sessions.find((session) => session.key === key && session.out === null);
    const answer = { date, slot: slot?.number ?? null, accepted: kind === "out" || open === undefined, repeatOf: null };
    answers.push(answer);
    if (kind === "in" && open === undefined) sessions.push({ key, slot, in: at, out: null, index, outIndex: -1 });
    if (kind === "out" && open === undefined) loose.push(answer);
    if (kind === "out" && open !== undefined) Object.assign(open, { out: at, outIndex: index });
  }
  return { answers, sessions, loose };
}

function factsOf(week: Week, slot: Slot, sessions: Session[], hasLoose: boolean): Json {
  const own = sessions.filter((session) => session.slot === slot);
  let [worked, before, after] = [0, 0, 0];
  let complete = 0;
  for (const { in: from, out: to } of own) {
    if (to === null) continue;
    complete += 1;
    for (let at = from; at < to; at += 1000) {
      if (week.clipEarly && at < slot.start) before += 1;
      else if (week.clipLate && at >= slot.end) after += 1;
      else worked += 1;
    }
  }
  let workedMinutes = Math.floor(worked / 60);
  if (workedMinutes > 300) workedMinutes -= slot.breakMinutes;
  const first = own[0]?.in ?? null;
  const isLate = first !== null && first > slot.start + week.checkInAllowance * minute;
  const lateMinutes = isLate ? Math.max(1, Math.floor((first - slot.start) / minute)) : 0;
  const left = own.at(-1)?.out ?? null;
  const isEarly = left !== null && left < slot.end - week.checkOutAllowance * minute;
  const earlyMinutes = isEarly ? Math.max(1, Math.floor((slot.end - left) / minute)) : 0;
  const rule: [boolean, string][] = [
    [own.length === 0 && !hasLoose, "absent"],
    [complete === 0, "incomplete"],
    [workedMinutes < week.absentBelow, "absent"],
    [workedMinutes < week.halfDayBelow, "halfDay"],
  ];
  const facts: Json = {
    workedMinutes,
    lateMinutes,
    requiredMinutes: Math.round((slot.end - slot.start) / minute) - slot.breakMinutes,
    extraBeforeMinutes: Math.floor(before / 60),
    extraAfterMinutes: Math.floor(after / 60),
    state: rule.find(([holds]) => holds)?.[1] ?? "present",
  };
  // With an unpaired out, or a session left open, the rules do not define the last out.
  if (!hasLoose && own.every(({ out }) => out !== null)) facts["earlyMinutes"] = earlyMinutes;
  return facts;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const caseOf = (week: Week, moves: Move[]): Json => ({
  zones: [
    zone("base", {
      ...week,
      days: week.hours.flatMap(({ start, length, breakMinutes }) =>
        allWeek.map((weekday) => ({ weekday, start: clock(start), end: clock(start + length), breakMinutes })),
      ),
    }),
  ],
  locations: [site("hq")],
  punches: moves.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString(), ...hq, accuracy: 5 })),
  ...span,
});

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const week: fc.Arbitrary<Week> = fc.record({
  hours: fc
    .array(fc.tuple(upTo(300), upTo(400, 10), upTo(9)), { minLength: 1, maxLength: 3 })
    .map((parts) => {
      let at = 0;
      return parts.map(([gap, length, breakMinutes]) => {
        const start = at + gap;
        at = start + length;
        return { start, length, breakMinutes };
      });
    })
    // The last slot may end after midnight, but not after the first starts again.
    .filter((hours) => {
      const [first, last] = [hours[0], hours.at(-1)];
      return (
        first !== undefined && last !== undefined && last.start < 1440 && last.start + last.length <= 1440 + first.start
      );
    }),
  opensBefore: upTo(180),
  closesAfter: upTo(400),
  checkInAllowance: upTo(20),
  checkOutAllowance: upTo(20),
  halfDayBelow: upTo(240),
  absentBelow: upTo(120),
  clipEarly: fc.boolean(),
  clipLate: fc.boolean(),
});
const gap = fc.oneof(fc.constantFrom(1, 30, 59, 60, 61, 90), upTo(7200, 121), upTo(40_000, 7200));
const moves = fc
  .tuple(
    upTo(1440),
    fc.array(fc.tuple(fc.constantFrom("in" as const, "out" as const), gap, fc.boolean()), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(([first, steps]) => {
    let at = midnight("2026-01-11") + first * minute;
    let kind: "in" | "out" = "out";
    return steps.map(([random, seconds, alternates]): Move => {
      const next: "in" | "out" = alternates ? (kind === "in" ? "out" : "in") : random;
      // A move of the other kind comes at least 121 s later, outside the minute in which it could be a repeat.
      at += (next === kind ? seconds : Math.max(seconds, 121)) * 1000;
      kind = next;
      return { kind, at };
    });
  });

test("slots, repeats, refusals and facts of days match the reference implementation", () => {
  let compared = 0;
  fc.assert(
    fc.property(week, moves, (zoned, made) => {
      const slots = slotsOf(zoned);
      const told = walk(slots, made);
      fc.pre(told !== null);
      const found = judge(caseOf(zoned, made));
      const { answers, sessions, loose } = told;
      expect(found.punches.map(({ date, slot, accepted, repeatOf }) => ({ date, slot, accepted, repeatOf }))).toEqual(
        answers,
      );
      const judged = slots.filter(({ date }) => date >= span.from && date <= span.to);
      const rows = found.days.filter((row) => row.slot !== null);
      expect(rows.map((row) => [row.date, row.slot])).toEqual(judged.map((slot) => [slot.date, slot.number]));
      for (const [index, slot] of judged.entries()) {
        const hasLoose = loose.some((answer) => answer.date === slot.date && answer.slot === slot.number);
        expect(rows[index]).toMatchObject(factsOf(zoned, slot, sessions, hasLoose));
      }
      compared += 1;
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(100);
});

test("the order of punches in the input changes no day", () => {
  fc.assert(
    fc.property(week, moves, fc.infiniteStream(fc.nat()), (zoned, made, stream) => {
      const shuffled = made
        .map((move) => ({ move, key: stream.next().value as number }))
        .toSorted((a, b) => a.key - b.key);
      const [first, second] = [
        judge(caseOf(zoned, made)),
        judge(
          caseOf(
            zoned,
            shuffled.map(({ move }) => move),
          ),
        ),
      ];
      expect(second.days).toEqual(first.days);
    }),
    { numRuns: 100 },
  );
});

test("distances match the law of haversines", () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const place = fc.record({ latitude: upTo(90_000, -90_000), longitude: upTo(180_000, -180_000) });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const [a, b] = [from, to].map((each) => ({ latitude: each.latitude / 1000, longitude: each.longitude / 1000 }));
      if (a === undefined || b === undefined) return;
      const hav = (angle: number) => (1 - Math.cos(angle)) / 2;
      const [phi, psi] = [radians(a.latitude), radians(b.latitude)];
      const h = hav(psi - phi) + Math.cos(phi) * Math.cos(psi) * hav(radians(b.longitude - a.longitude));
      const expected = 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
      const { distance } = judge({
        locations: [site("hq", { ...a, fencePolicy: "log" })],
        punches: [{ kind: "in", at: "2026-01-11T05:00:00Z", ...b }],
      }).punches[0] ?? { distance: null };
      expect(Math.abs((distance ?? Number.NaN) - expected)).toBeLessThan(
        Math.max(0.06, expected > 19_000_000 ? 1 : 0.06),
      );
    }),
    { numRuns: 300 },
  );
});
