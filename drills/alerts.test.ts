import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { alerts, type AlertName } from "../tools/observability/alerts.ts";
import { misbehaviours } from "./misbehave.ts";
import { openWorkDirectory } from "#testing/postgres.ts";
import { isInstalled } from "./prometheus.ts";
import { judgeAlerts, watchAlerts } from "./watch-alerts.ts";

test("an alert that does not fire, and one that has no cause, are faults", () => {
  const stopped = { expected: ["DiwanErrors", "DiwanUnavailable"], allowed: ["DiwanSlow"] } as const;
  const none = new Set<string>();
  expect(judgeAlerts(stopped, new Set(["DiwanErrors", "DiwanUnavailable", "DiwanSlow"]), none)).toEqual({
    missing: [],
    surplus: [],
  });
  expect(judgeAlerts(stopped, new Set(["DiwanErrors", "DiwanClockWrong"]), none)).toEqual({
    missing: ["DiwanUnavailable"],
    surplus: ["DiwanClockWrong"],
  });
  expect(judgeAlerts(stopped, new Set(["DiwanDiskFull"]), new Set(["DiwanDiskFull"])).surplus).toEqual([]);
});

const isThere = await isInstalled("prometheus");
if (!isThere) console.log("SKIPPED: Prometheus is not installed (Debian: apt-get install prometheus).");

test.skipIf(!isThere)("a database that is stopped fires its alerts, which end with it", async () => {
  const directory = await openWorkDirectory(await mkdtemp(join("/var/tmp", "diwan-alerts-")));
  const stopped = misbehaviours.filter(({ expected }) => expected.includes("DiwanDatabaseUnreachable"));
  const said: string[] = [];
  try {
    const say = (line: string): void => void said.push(line);
    const watching = await watchAlerts({ directory, misbehaviours: stopped, factor: 60, healthySeconds: 5, say });
    expect(watching.results.map(({ missing }) => missing)).toEqual([[]]);
    // Times are a sixtieth: on a busy machine warnings of slowness may be right.
    const isPage = (name: string): boolean => alerts[name as AlertName].severity === "page";
    expect(watching.false.filter(isPage)).toEqual([]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  expect(said).toContain(`Now ${stopped[0]?.name}`);
});
