import { describe, expect, test } from "vitest";
import {
  punchIn,
  hours,
  instant,
  type Json,
  local,
  sampleCase,
  createEvaluator,
  sunday,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, day } = createEvaluator({ readCase, evaluate });

const withZone = (more: Json) => ({ zones: [zone("base", more)] });

describe("late minutes", () => {
  test.each([
    ["08:00:00", 0],
    ["08:10:00", 0],
    ["08:10:00.001", 10],
    ["08:10:01", 10],
    ["08:10:59", 10],
    ["08:11:00", 11],
    ["08:11:59", 11],
    ["07:00:00", 0],
    ["17:30:00", 570],
  ])("late minutes count from the start once the allowance is exceeded: in %s is %i", (time, late) => {
    expect(day({ punches: [punchIn(time)] }).lateMinutes).toBe(late);
  });

  test.each([
    ["08:00:00", 0],
    ["08:00:01", 1],
    ["08:00:59", 1],
    ["08:01:59", 1],
    ["08:02:00", 2],
  ])("late minutes are at least one: without allowance in %s is %i", (time, late) => {
    expect(day({ ...withZone({ checkInAllowance: 0 }), punches: [punchIn(time)] }).lateMinutes).toBe(late);
  });

  test("late minutes depend on the first in, not on later ones", () => {
    expect(
      day({ punches: [punchIn("08:00"), punchOut("09:00"), punchIn("10:00"), punchOut("16:00")] }).lateMinutes,
    ).toBe(0);
    expect(
      day({ punches: [punchIn("08:30"), punchOut("09:00"), punchIn("10:00"), punchOut("16:00")] }).lateMinutes,
    ).toBe(30);
  });
});

describe("early minutes", () => {
  const left = (time: string, more: Json = {}) =>
    day({ ...withZone(more), punches: [punchIn("08:00"), punchOut(time)] }).earlyMinutes;

  test.each([
    ["16:00:00", 0],
    ["15:59:59.999", 1],
    ["15:59:59", 1],
    ["15:59:00", 1],
    ["15:58:01", 1],
    ["15:58:00", 2],
    ["15:30:30", 29],
    ["18:59:00", 0],
  ])("early minutes count back from the end: out %s is %i", (time, early) => {
    expect(left(time)).toBe(early);
  });

  test.each([
    ["15:50:00", 0],
    ["15:49:59", 10],
    ["15:49:00", 11],
  ])(
    "early minutes within the allowance are 0, and beyond it the allowance is not subtracted: out %s is %i",
    (time, early) => {
      expect(left(time, { checkOutAllowance: 10 })).toBe(early);
    },
  );

  test("early minutes depend on the last out, not on earlier ones", () => {
    expect(
      day({ punches: [punchIn("08:00"), punchOut("12:00"), punchIn("13:00"), punchOut("16:00")] }).earlyMinutes,
    ).toBe(0);
  });

  test("early minutes are kept beside late minutes", () => {
    expect(day({ punches: [punchIn("08:15"), punchOut("15:45")] })).toMatchObject({
      lateMinutes: 15,
      earlyMinutes: 15,
    });
  });
});

describe("required minutes", () => {
  test("required minutes are the slot without its break", () => {
    expect(day().requiredMinutes).toBe(480);
    expect(day(withZone({ days: hours("08:00", "16:00", undefined, 45) })).requiredMinutes).toBe(435);
    expect(day(withZone({ days: hours("22:00", "06:00") })).requiredMinutes).toBe(480);
  });

  test("required minutes are counted per slot", () => {
    const days = [...hours("08:00", "11:00", undefined, 15), ...hours("13:00", "17:00")];
    expect(judge(withZone({ days })).days.map((row) => row.requiredMinutes)).toEqual([165, 240]);
  });
});

describe("worked minutes", () => {
  const worked = (punches: Json[], more: Json = {}) => {
    const { workedMinutes, extraBeforeMinutes, extraAfterMinutes } = day({ ...withZone(more), punches });
    return [workedMinutes, extraBeforeMinutes, extraAfterMinutes];
  };
  const session = (from: string, to: string) => [punchIn(from), punchOut(to)];

  test("worked example: in 07:20, out 16:40 is 480, 40 before and 40 after", () => {
    expect(worked(session("07:20", "16:40"))).toEqual([480, 40, 40]);
  });

  test("worked minutes are not clipped unless the zone clips, and counted time is not extra", () => {
    expect(worked(session("07:20", "16:40"), { clipEarly: false })).toEqual([520, 0, 40]);
    expect(worked(session("07:20", "16:40"), { clipLate: false })).toEqual([520, 40, 0]);
    expect(worked(session("07:20", "16:40"), { clipEarly: false, clipLate: false })).toEqual([560, 0, 0]);
  });

  test("worked minutes are the floor of the sum, not of each session", () => {
    expect(worked([...session("08:00:00", "08:30:30"), ...session("09:00:00", "09:30:30")])).toEqual([61, 0, 0]);
    expect(worked([...session("08:00:00", "08:30:30"), ...session("09:00:00", "09:30:29")])).toEqual([60, 0, 0]);
  });

  test("clipped time is kept in whole minutes", () => {
    expect(worked(session("07:20:30", "16:40:59"))).toEqual([480, 39, 40]);
  });

  test("a session entirely before or after the slot is clipped", () => {
    expect(worked([...session("07:10", "07:40"), ...session("08:00", "16:00")])).toEqual([480, 30, 0]);
    expect(worked([...session("08:00", "16:00"), ...session("17:00", "17:45")])).toEqual([480, 0, 45]);
  });

  test("an open session does not count", () => {
    expect(worked([...session("08:00", "12:00"), punchIn("13:00")])).toEqual([240, 0, 0]);
  });

  const withBreak = { days: hours("08:00", "16:00", undefined, 60) };

  test.each([
    ["13:00:00", 300],
    ["13:01:00", 241],
    ["16:00:00", 420],
    ["12:59:59", 299],
  ])("the break is deducted only above five hours: out %s is %i", (time, minutes) => {
    expect(worked(session("08:00", time), withBreak)[0]).toBe(minutes);
  });

  test("the five hours are compared after clipping", () => {
    expect(worked(session("07:00", "12:30"), withBreak)).toEqual([270, 60, 0]);
  });

  test("the five hours are compared with the sum, not with one session", () => {
    expect(worked([...session("08:00", "11:00"), ...session("12:00", "15:00")], withBreak)[0]).toBe(300);
  });

  test("worked minutes of a night are elapsed time over midnight", () => {
    const punches = [punchIn("22:30"), punchOut("2026-01-12 06:00")];
    expect(
      day({ ...withZone({ days: hours("22:00", "06:00") }), punches, now: local("2026-01-13 00:00") }),
    ).toMatchObject({
      workedMinutes: 450,
      lateMinutes: 30,
    });
  });
});

describe("first in and last out", () => {
  test("first in and last out are the first session's in and the last session's out", () => {
    const found = day({ punches: [punchIn("08:00"), punchOut("12:00"), punchIn("13:00"), punchOut("16:00")] });
    expect(instant(found.firstIn)).toBe(instant(local("08:00")));
    expect(instant(found.lastOut)).toBe(instant(local("16:00")));
  });

  test("first in and last out are null without punches", () => {
    expect(day()).toMatchObject({ firstIn: null, lastOut: null });
    expect(day({ punches: [punchIn("08:00")] }).lastOut).toBeNull();
  });
});

describe("the complete answer for the sample case", () => {
  test("the answer equals the documented one", () => {
    expect(judge(sampleCase)).toEqual({
      days: [
        {
          date: sunday,
          slot: 1,
          zone: "base",
          timeZone: "Asia/Riyadh",
          slotStart: "2026-01-11T05:00:00Z",
          slotEnd: "2026-01-11T13:00:00Z",
          windowOpens: "2026-01-11T04:00:00Z",
          windowCloses: "2026-01-11T16:00:00Z",
          requiredMinutes: 480,
          firstIn: "2026-01-11T05:00:00Z",
          lastOut: null,
          workedMinutes: 0,
          lateMinutes: 0,
          earlyMinutes: 0,
          extraBeforeMinutes: 0,
          extraAfterMinutes: 0,
          state: "present",
          provisional: true,
          flags: [],
          permittedLocations: ["hq"],
          reasons: [{ code: "assignment", assignment: "a1", layer: "base", subject: "user" }],
        },
      ],
      punches: [
        {
          index: 0,
          accepted: true,
          repeatOf: null,
          refusal: null,
          verdict: "inside",
          location: "hq",
          distance: 0,
          nearest: { location: "hq", distance: 0 },
          date: sunday,
          slot: 1,
          flags: [],
        },
      ],
      conflicts: [],
      warnings: [],
      nextAction: "checkOut",
    });
  });
});
