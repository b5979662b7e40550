import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  assignmentOfRole,
  type Json,
  north,
  onDate,
  rowOf,
  site,
  createEvaluator,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, answer } = createEvaluator({ readCase, evaluate });

/** An in at this distance in metres north of headquarters. */
const away = (metres: number, accuracy: number | null = null, more: Json = {}) =>
  punchIn("08:00", { ...north(metres), accuracy, ...more });
const atSite = (changes: Json, metres: number, accuracy: number | null = null) =>
  answer([away(metres, accuracy)], { locations: [site("hq", changes)] });
const nowhere = { latitude: null, longitude: null };

describe("distance", () => {
  const between = (from: [number, number], to: [number, number]) =>
    answer([punchIn("08:00", { latitude: to[0], longitude: to[1] })], {
      locations: [site("hq", { latitude: from[0], longitude: from[1], fencePolicy: "log" })],
    }).distance;

  test("distance is the great circle with R = 6 371 008.8 m, rounded to 0.1 m", () => {
    expect(between([0, 0], [0, 1])).toBe(111_195.1);
    expect(between([0, 0], [1, 0])).toBe(111_195.1);
    expect(between([60, 0], [60, 180])).toBe(6_671_704.8);
    expect(between([24.7136, 46.6753], [24.7136, 46.6753])).toBe(0);
  });

  test("distance is correct at the date line, at the poles and between antipodes", () => {
    expect(between([0, 179.9995], [0, -179.9995])).toBe(111.2);
    expect(between([90, 0], [90, 180])).toBe(0);
    expect(between([0, 0], [0, 180])).toBe(20_015_114.4);
    expect(between([90, 0], [-90, 0])).toBe(20_015_114.4);
  });

  test.each([
    ["the antimeridian", [0, 179.9995], [0, -179.9995], "inside"],
    ["the antimeridian", [0, 179.9995], [0, -179.999], "outside"],
    ["the pole", [89.9995, 30], [89.9995, -150], "inside"],
    ["the pole", [89.9995, 30], [89.999, -150], "outside"],
    ["the pole it stands on", [-90, 0], [-89.99866, 77], "inside"],
    ["the pole it stands on", [-90, 0], [-89.99864, 77], "outside"],
  ])(
    "a fence reaches over %s: from %j to %j is %s",
    (_, [latitude, longitude], [otherLatitude, otherLongitude], verdict) => {
      const locations = [site("hq", { latitude, longitude })];
      const punched = punchIn("08:00", { latitude: otherLatitude, longitude: otherLongitude, accuracy: null });
      expect(answer([punched], { locations })).toMatchObject({ verdict, accepted: verdict === "inside" });
    },
  );

  test.each([
    [150.0, "inside", 150],
    [150.04, "inside", 150],
    [150.06, "outside", 150.1],
    [150.1, "outside", 150.1],
    [0, "inside", 0],
  ])("a punch %d m from a site with a radius of 150 m is %s", (metres, verdict, distance) => {
    expect(atSite({}, metres)).toMatchObject({ verdict, distance, accepted: verdict === "inside" });
  });

  test("the radius is 150 m if the site has none", () => {
    const bare = { id: "hq", ...north(0), timeZone: "Asia/Riyadh" };
    expect(answer([away(150)], { locations: [bare] }).verdict).toBe("inside");
    expect(answer([away(150.1)], { locations: [bare] })).toMatchObject({
      verdict: "outside",
      refusal: "outside_fence",
    });
  });
});

describe("uncertain positions", () => {
  test.each([
    [170, 20, "uncertain"],
    [170.1, 20, "outside"],
    [200, 50, "uncertain"],
    [200.1, 50, "outside"],
    [200, 90, "uncertain"],
    [200.1, 90, "outside"],
    [150.1, 0, "outside"],
    [150.1, null, "outside"],
    [150, 90, "inside"],
  ])(
    "a position is uncertain if its accuracy, capped at 50 m, reaches the fence: %d m with %d",
    (metres, accuracy, verdict) => {
      expect(atSite({}, metres, accuracy).verdict).toBe(verdict);
    },
  );

  test("an uncertain position is accepted by a blocking fence unless the site is strict", () => {
    expect(atSite({}, 170, 20)).toMatchObject({ accepted: true, refusal: null, verdict: "uncertain" });
    expect(atSite({ strict: true }, 170, 20)).toMatchObject({ accepted: false, refusal: "outside_fence" });
    expect(atSite({ strict: true }, 150, 20)).toMatchObject({ accepted: true, verdict: "inside" });
  });

  test.each(["flag", "log"])(
    "an uncertain position is accepted at a strict site that does not block: %s",
    (fencePolicy) => {
      expect(atSite({ strict: true, fencePolicy }, 170, 20)).toMatchObject({ accepted: true, refusal: null });
    },
  );
});

describe("the fence's policy", () => {
  test("block refuses a punch outside", () => {
    expect(atSite({ fencePolicy: "block" }, 500)).toMatchObject({
      accepted: false,
      refusal: "outside_fence",
      verdict: "outside",
    });
  });

  test("flag accepts a punch outside and marks it for review", () => {
    const found = atSite({ fencePolicy: "flag" }, 500);
    expect(found).toMatchObject({ accepted: true, refusal: null, verdict: "outside", distance: 500 });
    expect(found.flags).not.toEqual([]);
    expect(atSite({ fencePolicy: "flag" }, 100).flags).toEqual([]);
  });

  test("log only records a punch outside", () => {
    expect(atSite({ fencePolicy: "log" }, 500)).toMatchObject({
      accepted: true,
      refusal: null,
      verdict: "outside",
      distance: 500,
    });
  });

  test("the policy is block if the site has none", () => {
    const bare = { id: "hq", ...north(0), timeZone: "Asia/Riyadh" };
    expect(answer([away(500)], { locations: [bare] }).refusal).toBe("outside_fence");
  });

  test("the policy applies outside schedules as well", () => {
    const friday = punchIn("2026-01-16 10:00", north(500));
    expect(answer([friday], onDate("2026-01-16"))).toMatchObject({
      accepted: false,
      refusal: "outside_fence",
      slot: null,
    });
    expect(answer([punchIn("2026-01-16 10:00")], onDate("2026-01-16"))).toMatchObject({
      accepted: true,
      verdict: "inside",
    });
    expect(answer([punchIn("22:00", north(500))])).toMatchObject({
      accepted: false,
      refusal: "outside_fence",
      slot: null,
    });
  });
});

describe("accuracy", () => {
  test.each([
    ["block", 100, true, null],
    ["block", 100.1, false, "accuracy_too_low"],
    ["flag", 101, true, null],
    ["log", 101, true, null],
  ])(
    "accuracy worse than the site's maximum follows the policy: %s at %d m",
    (fencePolicy, accuracy, accepted, refusal) => {
      expect(atSite({ fencePolicy }, 0, accuracy)).toMatchObject({ accepted, refusal, verdict: "inside" });
    },
  );

  test("accuracy worse than the maximum is marked under flag", () => {
    expect(atSite({ fencePolicy: "flag" }, 0, 101).flags).not.toEqual([]);
    expect(atSite({ fencePolicy: "flag" }, 0, 100).flags).toEqual([]);
  });

  test("the maximum accuracy is the site's, or 100 m if it has none", () => {
    expect(atSite({ maximumAccuracy: 30 }, 0, 31).refusal).toBe("accuracy_too_low");
    expect(atSite({ maximumAccuracy: 500 }, 0, 500).refusal).toBeNull();
    expect(atSite({ maximumAccuracy: undefined }, 0, 101).refusal).toBe("accuracy_too_low");
  });

  test("a missing accuracy counts as 0", () => {
    expect(atSite({ maximumAccuracy: 30 }, 150, null)).toMatchObject({ accepted: true, verdict: "inside" });
    expect(answer([away(150, null, { accuracy: undefined })])).toMatchObject({ accepted: true, verdict: "inside" });
  });

  test("being outside is reported before a low accuracy", () => {
    expect(atSite({}, 500, 400).refusal).toBe("outside_fence");
    expect(atSite({ strict: true }, 190, 400).refusal).toBe("outside_fence");
    expect(atSite({}, 190, 400)).toMatchObject({ verdict: "uncertain", refusal: "accuracy_too_low" });
  });
});

describe("several permitted sites", () => {
  const assigned = (...sites: Json[]) => ({
    locations: sites,
    assignments: sites.map((each, index) => assignmentOf(`a${index}`, "base", { location: each["id"] })),
  });

  test("inside several sites the nearest centre decides", () => {
    const sites = [site("a", { ...north(100), radius: 500 }), site("b", { radius: 500 })];
    expect(answer([away(40)], assigned(...sites))).toMatchObject({ verdict: "inside", location: "b", distance: 40 });
    expect(answer([away(60)], assigned(...sites))).toMatchObject({ verdict: "inside", location: "a", distance: 40 });
  });

  test.each([
    ["9", "10", "9"],
    ["a10", "a9", "a10"],
  ])("at equal distance the lowest id decides: %s and %s", (first, second, expected) => {
    expect(answer([away(40)], assigned(site(first), site(second))).location).toBe(expected);
    expect(answer([away(40)], assigned(site(second), site(first))).location).toBe(expected);
  });

  test("a punch inside one site is inside, even if another centre is nearer", () => {
    const sites = [site("small", { radius: 20 }), site("large", { ...north(1000), radius: 2000 })];
    expect(answer([away(100)], assigned(...sites))).toMatchObject({
      accepted: true,
      verdict: "inside",
      location: "large",
      distance: 900,
      nearest: { location: "small", distance: 100 },
    });
  });

  test("a punch inside a site that does not block is accepted beside one that does", () => {
    const sites = [site("far", { ...north(5000) }), site("here", { fencePolicy: "log" })];
    expect(answer([away(10, 400)], assigned(...sites))).toMatchObject({
      accepted: true,
      verdict: "inside",
      location: "here",
    });
  });

  test("a punch uncertain at a strict site and inside another is inside", () => {
    const sites = [site("strict", { strict: true }), site("other", { ...north(300) })];
    expect(answer([away(160, 50)], assigned(...sites))).toMatchObject({
      accepted: true,
      verdict: "inside",
      location: "other",
    });
  });

  test("a punch outside all sites follows the nearest", () => {
    const blockNear = [site("near"), site("far", { ...north(5000), fencePolicy: "log" })];
    expect(answer([away(500)], assigned(...blockNear))).toMatchObject({
      refusal: "outside_fence",
      nearest: { location: "near", distance: 500 },
    });
    const logNear = [site("near", { fencePolicy: "log" }), site("far", { ...north(5000) })];
    expect(answer([away(500)], assigned(...logNear))).toMatchObject({ accepted: true, verdict: "outside" });
  });

  test.each([
    [["log", "flag", "block"], false],
    [["log", "block"], false],
    [["log", "flag"], true],
    [["log", "log"], true],
  ])("without a position the strictest policy applies: %j", (policies, accepted) => {
    const sites = policies.map((fencePolicy, index) => site(`s${index}`, { fencePolicy }));
    const found = answer([punchIn("08:00", nowhere)], assigned(...sites));
    expect(found).toMatchObject({ accepted, verdict: "none", refusal: accepted ? null : "position_missing" });
    if (policies.includes("flag") && accepted) expect(found.flags).not.toEqual([]);
  });
});

describe("a site that is not assigned", () => {
  const branch = north(10_000);
  const changes = (policy: string, more: Json = {}) => ({
    locations: [site("hq", { fencePolicy: policy }), site("branch", { ...branch, ...more })],
  });

  test.each(["block", "flag", "log"])("a punch at an unassigned site is refused under every policy: %s", (policy) => {
    const found = answer([punchIn("08:00", branch)], changes(policy));
    expect(found).toMatchObject({
      accepted: false,
      refusal: "not_assigned_here",
      nearest: { location: "hq", distance: 10_000 },
    });
  });

  test("an inactive site is not reported as unassigned", () => {
    expect(answer([punchIn("08:00", branch)], changes("block", { active: false })).refusal).toBe("outside_fence");
    expect(answer([punchIn("08:00", branch)], changes("log", { active: false }))).toMatchObject({ accepted: true });
  });

  test("a punch just outside the unassigned site is not reported, however low the accuracy", () => {
    const beside = punchIn("08:00", { ...north(10_151), accuracy: 50 });
    expect(answer([beside], changes("log"))).toMatchObject({ accepted: true, verdict: "outside" });
    expect(answer([beside], changes("block")).refusal).toBe("outside_fence");
  });

  test("a punch inside, or uncertain at, a permitted site is not reported", () => {
    const locations = [site("hq"), site("shop", { ...north(200) })];
    expect(answer([away(100, 10)], { locations })).toMatchObject({ accepted: true, location: "hq" });
    expect(answer([away(160, 20)], { locations })).toMatchObject({ accepted: true, verdict: "uncertain" });
    expect(answer([away(180, 20)], { locations })).toMatchObject({ refusal: "not_assigned_here" });
  });

  test("an unassigned site is reported before a low accuracy", () => {
    expect(answer([punchIn("08:00", { ...branch, accuracy: 400 })], changes("block")).refusal).toBe(
      "not_assigned_here",
    );
  });

  test("the refusal names the nearest assigned site", () => {
    const locations = [site("hq"), site("other", north(6000)), site("branch", branch)];
    const assignments = [assignmentOf("a1", "base"), assignmentOf("a2", "base", { location: "other" })];
    expect(answer([punchIn("08:00", branch)], { locations, assignments })).toMatchObject({
      refusal: "not_assigned_here",
      nearest: { location: "other", distance: 4000 },
    });
  });

  test("a site of a lower layer is permitted only by the setting", () => {
    const found = (anyAssignedLocation: boolean) =>
      answer([punchIn("08:00", branch)], {
        ...changes("block"),
        zones: [zone("base"), zone("season", { layer: "seasonal" })],
        assignments: [assignmentOf("a1", "base", { location: "branch" }), assignmentOfRole("a2", "season")],
        anyAssignedLocation,
      });
    expect(found(false)).toMatchObject({ accepted: false, refusal: "not_assigned_here" });
    expect(found(true)).toMatchObject({ accepted: true, location: "branch" });
  });
});

describe("a position", () => {
  test("the position (0, 0) is valid", () => {
    const zero = { latitude: 0, longitude: 0 };
    expect(answer([punchIn("08:00", zero)])).toMatchObject({ refusal: "outside_fence", verdict: "outside" });
    expect(answer([punchIn("08:00", zero)], { locations: [site("hq", zero)] })).toMatchObject({
      accepted: true,
      verdict: "inside",
      distance: 0,
    });
  });

  test.each([nowhere, { latitude: undefined, longitude: undefined }, { latitude: null, longitude: undefined }])(
    "a position is missing if both coordinates are null or absent: %j",
    (position) => {
      expect(answer([punchIn("08:00", position)])).toMatchObject({
        accepted: false,
        refusal: "position_missing",
        verdict: "none",
      });
    },
  );

  test("a missing position follows the policy", () => {
    const found = (fencePolicy: string) =>
      answer([punchIn("08:00", nowhere)], { locations: [site("hq", { fencePolicy })] });
    expect(found("flag")).toMatchObject({ accepted: true, verdict: "none", refusal: null, distance: null });
    expect(found("flag").flags).not.toEqual([]);
    expect(found("log")).toMatchObject({ accepted: true, verdict: "none", refusal: null });
  });
});

describe("the sites of a punch", () => {
  const branch = north(10_000);
  const monday = "2026-01-12";
  const changes = {
    locations: [site("hq"), site("branch", branch)],
    zones: [
      zone("night", { days: [{ weekday: "sunday", start: "22:00", end: "06:00" }] }),
      zone("day", { days: [{ weekday: "monday", start: "14:00", end: "18:00" }] }),
    ],
    assignments: [
      assignmentOf("a1", "night", { to: "2026-01-11" }),
      assignmentOf("a2", "day", { location: "branch", from: monday }),
    ],
    from: "2026-01-11",
    to: monday,
    now: "2026-01-14T00:00:00Z",
  };
  const out = (time: string, where: Json) => punchIn(time, { kind: "out", ...where });

  test("a punch is judged by the sites of its slot's date, also after midnight", () => {
    const opened = punchIn("22:00");
    expect(answer([opened, out("2026-01-12 05:00", {})], changes)).toMatchObject({
      accepted: true,
      location: "hq",
      date: "2026-01-11",
    });
    expect(answer([opened, out("2026-01-12 05:00", branch)], changes)).toMatchObject({
      refusal: "not_assigned_here",
      date: "2026-01-11",
    });
    expect(rowOf(judge(changes), 1, "2026-01-11").permittedLocations).toEqual(["hq"]);
    expect(rowOf(judge(changes), 1, monday).permittedLocations).toEqual(["branch"]);
  });

  test("an unscheduled punch is judged by the sites of its own local date", () => {
    expect(answer([punchIn("2026-01-12 11:00", branch)], changes)).toMatchObject({
      accepted: true,
      slot: null,
      date: monday,
    });
    expect(answer([punchIn("2026-01-12 11:00")], changes)).toMatchObject({
      refusal: "not_assigned_here",
      slot: null,
      date: monday,
    });
  });
});
