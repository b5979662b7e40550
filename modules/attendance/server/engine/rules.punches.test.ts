import { describe, expect, test } from "vitest";
import {
  punchIn,
  hours,
  type Json,
  local,
  north,
  onDate,
  person,
  punch,
  rowOf,
  site,
  createEvaluator,
  sunday,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, answers, answer, day } = createEvaluator({ readCase, evaluate });

const far = north(50_000);
const split = {
  zones: [
    zone("base", { days: [...hours("08:00", "12:00"), ...hours("12:30", "16:30")], opensBefore: 60, closesAfter: 60 }),
  ],
};

describe("a second punch of the same kind", () => {
  test.each(["08:00:01", "08:00:59", "08:01:00"])("a second punch at most 60 s later is a repeat: %s", (time) => {
    const [first, second] = answers([punchIn("08:00:00"), punchIn(time)]);
    expect(first).toMatchObject({ accepted: true, repeatOf: null });
    expect(second).toMatchObject({
      accepted: true,
      refusal: null,
      repeatOf: 0,
      index: 1,
      verdict: "inside",
      slot: 1,
      date: sunday,
    });
  });

  test.each(["08:01:00.001", "08:01:01", "11:00:00"])(
    "a second in after more than 60 s is refused while the session is open: %s",
    (time) => {
      const second = answer([punchIn("08:00:00"), punchIn(time)]);
      expect(second).toMatchObject({ accepted: false, refusal: "already_open", repeatOf: null, slot: 1, date: sunday });
    },
  );

  test("a repeat is answered like the first, regardless of its position", () => {
    const [first, second] = answers([punchIn("08:00:00"), punchIn("08:00:30", far)]);
    expect(second).toMatchObject({ accepted: true, verdict: "inside", location: "hq", distance: first?.distance });
  });

  test("a repeat changes no fact", () => {
    const once = day({ punches: [punchIn("08:00"), punchOut("16:00")] });
    const twice = day({ punches: [punchIn("08:00"), punchIn("08:01"), punchOut("16:00"), punchOut("16:01")] });
    expect(twice).toEqual(once);
  });

  test("a punch after a refused one is no repeat, as the refused one started no session", () => {
    const [first, second] = answers([punchIn("08:00:00", far), punchIn("08:00:30")]);
    expect(first).toMatchObject({ accepted: false, refusal: "outside_fence" });
    expect(second).toMatchObject({ accepted: true, repeatOf: null });
  });

  test("an out within 60 s is a repeat; a later one is accepted and makes no session", () => {
    const before = [punchIn("08:00"), punchOut("15:00:00")];
    expect(answer([...before, punchOut("15:01:00")])).toMatchObject({ accepted: true, repeatOf: 1 });
    expect(answer([...before, punchOut("15:01:01")])).toMatchObject({ accepted: true, repeatOf: null, refusal: null });
    expect(day({ punches: [...before, punchOut("16:00")] }).workedMinutes).toBe(420);
  });

  test("an in is accepted again once the session is closed", () => {
    expect(answer([punchIn("08:00"), punchOut("10:00"), punchIn("10:30")])).toMatchObject({
      accepted: true,
      repeatOf: null,
      slot: 1,
    });
  });

  test("a punch of the other kind is never a repeat", () => {
    expect(answer([punchIn("08:00:00"), punchOut("08:00:30")])).toMatchObject({ accepted: true, repeatOf: null });
  });

  test("a repeat is found in order of time, regardless of the input order", () => {
    const found = answers([punchIn("08:05"), punchIn("08:00"), punchOut("16:00")]);
    expect(found.map((each) => [each.index, each.refusal])).toEqual([
      [0, "already_open"],
      [1, null],
      [2, null],
    ]);
  });

  test("a repeat in an unscheduled session is treated the same", () => {
    const opened = punchIn("2026-01-16 10:00:00");
    const friday = onDate("2026-01-16");
    expect(answer([opened, punchIn("2026-01-16 10:01:00")], friday)).toMatchObject({ repeatOf: 0 });
    expect(answer([opened, punchIn("2026-01-16 10:01:01")], friday)).toMatchObject({
      refusal: "already_open",
      slot: null,
    });
  });
});

describe("a repeat of the same clientId", () => {
  const sent = { clientId: "c1" };

  test("a repeated clientId changes nothing and is answered like the first, however late", () => {
    const found = answers([punchIn("08:00", sent), punchOut("12:00", { clientId: "c2" }), punchIn("13:00", sent)]);
    expect(found[2]).toMatchObject({ accepted: true, repeatOf: 0, slot: 1, distance: found[0]?.distance });
    expect(day({ punches: [punchIn("08:00", sent), punchOut("12:00"), punchIn("13:00", sent)] })).toEqual(
      day({ punches: [punchIn("08:00", sent), punchOut("12:00")] }),
    );
  });

  test("a repeated clientId of a refused punch is refused in the same way", () => {
    const found = answers([punchIn("08:00", { ...sent, ...far }), punchIn("08:05", sent)]);
    expect(found[1]).toMatchObject({ accepted: false, refusal: "outside_fence", repeatOf: 0, verdict: "outside" });
  });

  test("punches without a clientId are no repeats", () => {
    expect(answer([punchIn("08:00"), punchOut("12:00"), punchIn("13:00")]).repeatOf).toBeNull();
    expect(
      answer([punchIn("08:00", { clientId: null }), punchOut("12:00"), punchIn("13:00", { clientId: null })]).repeatOf,
    ).toBeNull();
  });
});

describe("a refused punch", () => {
  test("a refused punch has the date and slot it would have had, and counts in no fact", () => {
    const evaluation = judge({ punches: [punchIn("08:00", far), punchOut("16:00", far)] });
    expect(evaluation.punches.map((each) => [each.accepted, each.date, each.slot])).toEqual([
      [false, sunday, 1],
      [false, sunday, 1],
    ]);
    expect(evaluation.days[0]).toMatchObject({ state: "absent", firstIn: null, lastOut: null, workedMinutes: 0 });
  });

  test("a refused punch does not make a free day unscheduled", () => {
    const friday = "2026-01-16";
    const evaluation = judge({ punches: [punchIn(`${friday} 10:00`, far)], ...onDate(friday) });
    expect(evaluation.punches[0]).toMatchObject({ accepted: false, date: friday, slot: null });
    expect(evaluation.days.map((row) => row.state)).toEqual(["off"]);
  });

  test("a refused punch opens no session: the next in is accepted", () => {
    expect(answer([punchIn("08:00", far), punchIn("08:10")])).toMatchObject({ accepted: true });
  });

  test("a refused second in does not move the first in", () => {
    expect(day({ punches: [punchIn("08:00"), punchIn("08:30"), punchOut("16:00")] })).toMatchObject({
      workedMinutes: 480,
      lateMinutes: 0,
    });
  });
});

describe("a punch captured offline", () => {
  const captured = (received: string, more: Json = {}) => punchIn("08:00:00", { receivedAt: local(received), ...more });

  test("an offline punch counts at its capture time, flagged with its delay", () => {
    const changes = { punches: [captured("12:00"), punchOut("16:00")] };
    expect(day(changes)).toMatchObject({ workedMinutes: 480, lateMinutes: 0 });
    expect(judge(changes).punches[0]).toMatchObject({ accepted: true, slot: 1 });
    expect(judge(changes).punches[0]?.flags).not.toEqual([]);
    expect(judge({ punches: [punchIn("08:00")] }).punches[0]?.flags).toEqual([]);
  });

  test.each([
    ["2026-01-12 08:00:00", true, null],
    ["2026-01-12 08:00:01", false, "too_late"],
    ["2026-01-14 08:00:00", false, "too_late"],
  ])("an offline punch is accepted for 24 h: received %s", (received, accepted, refusal) => {
    const found = answer([captured(received)], { now: local("2026-01-15 00:00") });
    expect(found).toMatchObject({ accepted, refusal, date: sunday, slot: 1 });
  });

  test("an offline punch that is too late counts in no fact", () => {
    const changes = { punches: [captured("2026-01-12 08:00:01")], now: local("2026-01-15 00:00") };
    expect(day(changes)).toMatchObject({ state: "absent", firstIn: null });
  });

  test("a punch received more than 24 h before its capture is too late as well", () => {
    const punches = [punchIn("08:00:00", { receivedAt: local("2026-01-10 07:59:59") })];
    expect(answer(punches, { now: local("2026-01-15 00:00") }).refusal).toBe("too_late");
  });
});

describe("a stored punch", () => {
  const stored = (more: Json = {}) => ({
    stored: { accepted: true, refusal: null, verdict: "inside", location: "hq", distance: 12.3, ...more },
  });
  const purged = { latitude: null, longitude: null, accuracy: null };

  test("a stored punch keeps its verdict after its position was purged", () => {
    const found = answer([punchIn("08:00", { ...purged, ...stored() })]);
    expect(found).toMatchObject({
      accepted: true,
      refusal: null,
      verdict: "inside",
      location: "hq",
      distance: 12.3,
      slot: 1,
    });
  });

  test("a stored punch keeps its verdict after the site moved", () => {
    const locations = [site("hq", far)];
    expect(answer([punchIn("08:00")], { locations }).accepted).toBe(false);
    expect(answer([punchIn("08:00", stored())], { locations })).toMatchObject({
      accepted: true,
      verdict: "inside",
      distance: 12.3,
    });
  });

  test("a stored refusal stays refused even if it would be accepted today, and counts in no fact", () => {
    const refused = stored({
      accepted: false,
      refusal: "outside_fence",
      verdict: "outside",
      location: null,
      distance: 400,
    });
    const evaluation = judge({ punches: [punchIn("08:00", refused)] });
    expect(evaluation.punches[0]).toMatchObject({
      accepted: false,
      refusal: "outside_fence",
      verdict: "outside",
      slot: 1,
    });
    expect(evaluation.days[0]).toMatchObject({ state: "absent", firstIn: null });
  });

  test("a stored punch counts in the facts like any other", () => {
    const punches = [punchIn("08:15", { ...purged, ...stored() }), punchOut("15:30", { ...purged, ...stored() })];
    expect(day({ punches })).toMatchObject({ lateMinutes: 15, earlyMinutes: 30, workedMinutes: 435, state: "present" });
  });

  test("punches after a stored one are judged", () => {
    const [, second] = answers([punchIn("08:00", { ...purged, ...stored() }), punchOut("16:00", far)]);
    expect(second).toMatchObject({ accepted: false, refusal: "outside_fence" });
  });

  test("a stored in opens a session, so that a second in is refused", () => {
    expect(answer([punchIn("08:00", stored()), punchIn("08:30")]).refusal).toBe("already_open");
  });
});

describe("the next action", () => {
  const offered = (now: string, punches: Json[] = [], more: Json = {}) =>
    judge({ punches, now: local(now), ...more }).nextAction;

  test("the next action inside a window is check in, then check out, then check in again", () => {
    expect(offered("07:30")).toBe("checkIn");
    expect(offered("09:00", [punchIn("08:00")])).toBe("checkOut");
    expect(offered("13:00", [punchIn("08:00"), punchOut("12:00")])).toBe("checkIn");
    expect(offered("14:00", [punchIn("08:00"), punchOut("12:00"), punchIn("13:30")])).toBe("checkOut");
  });

  test("the next action is still check in after a refused one", () => {
    expect(offered("08:10", [punchIn("08:00", far)])).toBe("checkIn");
  });

  test("the next action at the last instant of the window is check out, after it check in", () => {
    expect(offered("19:00:00", [punchIn("08:00")])).toBe("checkOut");
    expect(offered("19:00:01", [punchIn("08:00")])).toBe("checkIn");
  });

  test("the next action in the next slot's window is check in, even if the first slot's session is open", () => {
    expect(offered("12:00:00", [punchIn("08:00")], split)).toBe("checkOut");
    expect(offered("12:10:00", [punchIn("08:00")], split)).toBe("checkIn");
  });

  test("the next action after an out alone is check in", () => {
    expect(offered("09:00", [punchOut("08:30")])).toBe("checkIn");
  });

  test("the next action in no window is check in, unless an unscheduled session of the same date is open", () => {
    const friday = { from: "2026-01-16", to: "2026-01-17" };
    expect(offered("2026-01-16 10:00", [], friday)).toBe("checkIn");
    expect(offered("2026-01-16 23:30", [punchIn("2026-01-16 22:00")], friday)).toBe("checkOut");
    expect(offered("2026-01-17 00:30", [punchIn("2026-01-16 22:00")], friday)).toBe("checkIn");
    expect(offered("2026-01-16 23:30", [punchIn("2026-01-16 22:00"), punchOut("2026-01-16 23:00")], friday)).toBe(
      "checkIn",
    );
  });

  test("the next action after midnight in a night's slot is check out", () => {
    const night = { zones: [zone("base", { days: hours("23:00", "07:00") })], from: sunday, to: "2026-01-12" };
    expect(offered("2026-01-12 03:00", [punchIn("23:00")], night)).toBe("checkOut");
  });
});

describe("unscheduled sessions", () => {
  const friday = "2026-01-16";
  const saturday = "2026-01-17";

  test("unscheduled sessions count in full, in whole minutes of their sum, without a break", () => {
    const punches = [
      punchIn(`${friday} 08:00:00`),
      punchOut(`${friday} 08:30:30`),
      punchIn(`${friday} 09:00:00`),
      punchOut(`${friday} 15:30:30`),
    ];
    const zones = [zone("base", { days: hours("08:00", "16:00", undefined, 60) })];
    const found = judge({ punches, zones, ...onDate(friday) });
    expect(found.days).toHaveLength(1);
    expect(rowOf(found, null, friday)).toMatchObject({
      state: "unscheduled",
      workedMinutes: 421,
      requiredMinutes: 0,
      lateMinutes: 0,
    });
  });

  test("an unscheduled session is of one local date: an out after midnight closes none of the day before", () => {
    const evaluation = judge({
      punches: [punchIn(`${friday} 22:00`), punchOut(`${saturday} 00:30`)],
      from: friday,
      to: saturday,
      now: local("2026-01-19 00:00"),
    });
    expect(evaluation.punches.map((each) => [each.accepted, each.date, each.slot])).toEqual([
      [true, friday, null],
      [true, saturday, null],
    ]);
    expect(evaluation.days.map((row) => [row.date, row.state, row.workedMinutes])).toEqual([
      [friday, "unscheduled", 0],
      [saturday, "unscheduled", 0],
    ]);
  });

  test("an unscheduled session permits a new check-in after midnight", () => {
    const punches = [punchIn(`${friday} 22:00`), punchIn(`${saturday} 00:30`), punchOut(`${saturday} 02:00`)];
    const evaluation = judge({ punches, from: friday, to: saturday, now: local("2026-01-19 00:00") });
    expect(evaluation.punches.map((each) => each.accepted)).toEqual([true, true, true]);
    expect(evaluation.days.map((row) => row.workedMinutes)).toEqual([0, 90]);
  });

  test("an unscheduled session stays open beside a slot's: button, refusal and the next out refer to it", () => {
    const before = [punchIn("06:00"), punchIn("08:00"), punchOut("16:00")];
    expect(judge({ punches: before, now: local("20:00") }).nextAction).toBe("checkOut");
    expect(answer([...before, punchIn("20:00")])).toMatchObject({ refusal: "already_open", slot: null });
    const closed = { punches: [...before, punchOut("20:00")], now: local("20:30") };
    expect(judge(closed).nextAction).toBe("checkIn");
    expect(rowOf(judge(closed), null).workedMinutes).toBe(840);
    expect(rowOf(judge(closed), 1)).toMatchObject({ state: "present", workedMinutes: 480 });
  });

  test("an unscheduled session opens no slot: ins before and within the window are two sessions", () => {
    const evaluation = judge({ punches: [punchIn("06:00"), punchIn("08:00"), punchOut("16:00")] });
    expect(evaluation.punches.map((each) => [each.accepted, each.slot])).toEqual([
      [true, null],
      [true, 1],
      [true, 1],
    ]);
    expect(rowOf(evaluation, 1)).toMatchObject({ state: "present", workedMinutes: 480 });
  });
});

describe("people without rows", () => {
  test("people not yet employed, no longer employed or inactive have no rows", () => {
    expect(judge({ employee: person({ joinedOn: "2026-01-12" }) }).days).toEqual([]);
    expect(judge({ employee: person({ leftOn: "2026-01-10" }) }).days).toEqual([]);
    expect(judge({ employee: person({ active: false }) }).days).toEqual([]);
    expect(judge({ employee: person({ joinedOn: sunday, leftOn: sunday }) }).days).toHaveLength(1);
  });

  test("an inactive person has no rows even with punches", () => {
    expect(judge({ employee: person({ active: false }), punches: [punch("in", "08:00")] }).days).toEqual([]);
  });
});
