import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import type { Preferences } from "../../contract/schemas.ts";
import { afterQuiet, nextDigest } from "./compute-due-time.ts";

const zone = "Asia/Riyadh";
const all = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

describe("preferences", () => {
  let community: TestCommunity;
  let omar: Caller;
  beforeAll(async () => {
    community = await startCommunity();
    omar = community.as("Omar");
  });
  afterAll(() => community.close());
  const path = "/me/notification-preferences";

  test.each([
    [{ kinds: [{ kind: "gossip", inApp: false }] }, "kinds.0.kind"],
    [{ kinds: [{ kind: "reply", email: "pigeon" }] }, "kinds.0.email"],
    [{ quietHours: { from: "24:00", until: "07:00", days: ["sunday"] } }, "quietHours.from"],
    [{ quietHours: { from: "22:00", until: "07:00", days: [] } }, "quietHours.days"],
    [{ digestTime: "8" }, "digestTime"],
    [{ digest: "hourly" }, "digest"],
  ])("a change of preferences with %j is refused with 400, naming %s", async (body, field) => {
    const answer = await omar.patch(path, { version: 0, ...body });
    expect([answer.status, answer.problem.fields.map(({ path: place }) => place)]).toEqual([400, [field]]);
  });

  test("switching off tasks and decisions about one's own texts is refused", async () => {
    const answer = await omar.patch(path, {
      version: 0,
      kinds: [
        { kind: "like", inApp: false },
        { kind: "mustRead", inApp: false },
      ],
    });
    expect([answer.status, answer.problem.code, answer.problem.fields[0]?.path]).toEqual([
      422,
      "fields_conflict",
      "kinds.1.inApp",
    ]);
  });

  test("preferences have defaults, are updated by version, and are personal", async () => {
    const first = (await omar.get<Preferences>(path)).data;
    expect(first).toMatchObject({
      version: 0,
      digest: "weekly",
      digestTime: "08:00",
      quietHours: null,
      timeZone: zone,
    });
    const quietHours = { from: "21:00", until: "06:30", days: ["sunday", "monday"] };
    const kinds = [{ kind: "like", inApp: false, email: "digest" }];
    const saved = await omar.patch<Preferences>(path, { version: 0, kinds, quietHours, digest: "daily" });
    expect(saved.data).toMatchObject({ version: 1, digest: "daily", quietHours });
    expect(saved.data.kinds.find(({ kind }) => kind === "like")).toMatchObject({ inApp: false, email: "digest" });
    expect((await omar.get<Preferences>(path)).data).toEqual(saved.data);
    const stale = await omar.patch(path, { version: 0, digest: "none" });
    expect([stale.status, stale.problem.current]).toEqual([409, saved.data]);
    expect((await community.as("Reem").get<Preferences>(path)).data).toEqual(first);
    const again = await omar.patch<Preferences>(path, { version: 1, quietHours: null });
    expect(again.data).toEqual({ ...saved.data, version: 2, quietHours: null });
  });
});

// 21 November 2026 is a Saturday; Riyadh is three hours ahead of UTC all year.
test.each([
  [
    "between them nothing waits",
    "2026-11-21T12:00:00Z",
    { from: "22:00", until: "07:00", days: all },
    "2026-11-21T12:00:00Z",
  ],
  [
    "in the evening until the morning",
    "2026-11-21T20:00:00Z",
    { from: "22:00", until: "07:00", days: all },
    "2026-11-22T04:00:00Z",
  ],
  [
    "after midnight they are those of the day before",
    "2026-11-21T22:30:00Z",
    { from: "22:00", until: "07:00", days: ["saturday"] },
    "2026-11-22T04:00:00Z",
  ],
  [
    "which do not begin on other days",
    "2026-11-22T22:30:00Z",
    { from: "22:00", until: "07:00", days: ["saturday"] },
    "2026-11-22T22:30:00Z",
  ],
  ["within a day", "2026-11-21T10:00:00Z", { from: "12:00", until: "14:00", days: all }, "2026-11-21T11:00:00Z"],
  [
    "their end is not quiet any more",
    "2026-11-21T11:00:00Z",
    { from: "12:00", until: "14:00", days: all },
    "2026-11-21T11:00:00Z",
  ],
  [
    "two whole days are one",
    "2026-11-20T10:00:00Z",
    { from: "00:00", until: "00:00", days: ["friday", "saturday"] },
    "2026-11-21T21:00:00Z",
  ],
] as const)("quiet hours: %s", (_name, at, hours, expected) => {
  const quiet = { ...hours, days: [...hours.days] };
  expect(afterQuiet(new Date(at), quiet, zone).toISOString()).toBe(new Date(expected).toISOString());
});

test("permanent quiet hours let notifications through after a week", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  const later = afterQuiet(at, { from: "00:00", until: "00:00", days: [...all] }, zone);
  expect(later.getTime() - at.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
});

test("quiet hours follow the local clock across a change of daylight saving time", () => {
  const hours = { from: "22:00", until: "07:00", days: [...all] };
  // In Cairo, the last Friday of April 2026 begins at 01:00.
  expect(afterQuiet(new Date("2026-04-23T21:00:00Z"), hours, "Africa/Cairo").toISOString()).toBe(
    "2026-04-24T04:00:00.000Z",
  );
});

test.each([
  ["daily", "2026-11-21T04:59:00Z", "2026-11-21T05:00:00Z"],
  ["daily", "2026-11-21T05:00:00Z", "2026-11-22T05:00:00Z"],
  ["weekly", "2026-11-21T12:00:00Z", "2026-11-22T05:00:00Z"],
  ["weekly", "2026-11-22T05:00:00Z", "2026-11-29T05:00:00Z"],
] as const)("a %s digest after %s is due at %s", (rhythm, at, expected) => {
  expect(nextDigest(new Date(at), rhythm, "08:00", zone).toISOString()).toBe(new Date(expected).toISOString());
});
