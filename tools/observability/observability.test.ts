import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { metrics } from "#platform/metrics/declared.ts";
import { createTestDatabase } from "#testing/database.ts";
import { freePort, startServerProcess } from "#testing/server-process.ts";
import { run } from "../embedded-database/command.ts";
import { examples } from "./alert-examples.ts";
import { alerts, type Alert, type AlertName } from "./alerts.ts";
import { faultsOfExpression, metricsWithout } from "./check-expressions.ts";
import { backupMetric } from "../backup/write-metrics.ts";
import { others } from "./names.ts";
import { rows } from "./panels.ts";
import { readExpression } from "./read-expression.ts";
import { anchorOf, composeRules } from "./rules.ts";

const root = join(import.meta.dirname, "../..");
const time = { over: (seconds: number) => `[${seconds}s]`, of: (seconds: number) => seconds };
const shown = rows.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries.map(([expression]) => expression)));
const conditions = Object.values<Alert>(alerts).map(({ expression }) => expression(time));

describe("the check of expressions", () => {
  test("passes those of the alerts and the dashboard, which shows every metric", () => {
    expect([...shown, ...conditions].flatMap(faultsOfExpression)).toEqual([]);
    expect(metricsWithout(shown)).toEqual([]);
  });

  test.each([
    ["sum(diwan_ready", "No expression of Prometheus"],
    ["diwan_readyy == 0", "no metric diwan_readyy"],
    ['diwan_database_up{pol="primary"} == 0', "has no label pol"],
    ["sum by (reason) (diwan_job_lag_seconds)", "no label reason to group by"],
    ["http_request_duration_seconds > 1", "no metric http_request_duration_seconds"],
  ])("refuses %s", (expression, fault) => {
    expect(faultsOfExpression(expression).join()).toContain(fault);
  });

  test("finds a metric that no panel shows", () => {
    const without = shown.filter((expression) => !expression.includes(metrics.uploads.name));
    expect(metricsWithout(without)).toEqual([metrics.uploads.name]);
  });
});

test("a server has every metric that an expression names", async () => {
  const scratch = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), "diwan-metrics-"));
  const server = await startServerProcess({
    DATABASE_URL: scratch.url,
    DATABASE_READ_URL: scratch.url,
    DATA_DIR: directory,
    PORT: await freePort(),
    LOG_LEVEL: "silent",
    COMMIT: "abc123",
  });
  try {
    await fetch(`${server.url}/api/me`);
    // Those of the garbage collector appear after its first work.
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const present = new Set([...text.matchAll(/^([a-z_]\w*)[{ ]/gm)].map(([, name]) => name));
    const elsewhere: readonly string[] = [others.up, others.collections, backupMetric];
    const named = [...shown, ...conditions].flatMap((expression) => [...readExpression(expression).metrics.keys()]);
    expect(named.filter((name) => !present.has(name) && !elsewhere.includes(name))).toEqual([]);
    expect(text).toContain('diwan_build_info{version="0.1.0",commit="abc123"} 1');
    for (const line of [
      'diwan_database_up{pool="primary"} 1',
      'diwan_database_up{pool="replica"} 1',
      "diwan_ready 1",
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/^diwan_consumer_lag_seconds{consumer="notifications[^"]*"} \d/m);
    expect(text).not.toContain("NaN");
  } finally {
    await server.end("SIGKILL");
    await scratch.drop();
    await rm(directory, { recursive: true });
  }
});

describe("the page of symptoms", () => {
  const anchorsIn = (page: string): string[] =>
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

  test("every link leads to a section, every alert has one, and every quoted log line is in the code", async () => {
    const page = await readFile(join(root, "docs/symptoms.md"), "utf8");
    const missing: string[] = [];
    for (const [, path = "", anchor = ""] of page.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
      const target = path === "" ? page : await readFile(join(root, "docs", path), "utf8");
      if (anchor !== "" && !anchorsIn(target).includes(anchor)) missing.push(`${path}#${anchor}`);
    }
    expect(missing).toEqual([]);
    const anchors = anchorsIn(page);
    for (const { section } of Object.values(alerts)) expect(anchors).toContain(anchorOf(section));
    const sources = await readSources();
    const quoted = [...page.matchAll(/`((?:a|the|lost|sealed) [^`]+)`/g)].map(([, line = ""]) => line);
    expect(quoted.length).toBeGreaterThan(6);
    expect(quoted.filter((line) => !sources.includes(`"${line}"`))).toEqual([]);
  });

  async function readSources(): Promise<string> {
    const folders = ["platform", "modules"].map((folder) => join(root, folder));
    const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
    const paths = entries.flatMap((names, index) => names.map((name) => join(folders[index] ?? "", name)));
    const sources = paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
    return (await Promise.all(sources.map((path) => readFile(path, "utf8")))).join("\n");
  }
});

const { code } = await run("promtool", ["--version"]);
if (code !== 0)
  console.log("SKIPPED: promtool is not installed (Debian: apt-get install prometheus); rules are not run.");

describe.skipIf(code !== 0)("promtool", () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "diwan-rules-"));
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** Tests that each alert fires of one example and not of the other. */
  const testsOf = (name: AlertName) =>
    (["fires", "silent"] as const).map((kind) => ({
      interval: "1m",
      input_series: Object.entries(examples[name][kind]).map(([series, values]) => ({ series, values })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) > 0 or vector(0)`,
          eval_time: "120m",
          exp_samples: [{ value: kind === "fires" ? 1 : 0 }],
        },
      ],
    }));

  async function runTests(rules: string, names: AlertName[]): ReturnType<typeof run> {
    await writeFile(join(directory, "alerts.yaml"), rules);
    const tests = names.flatMap(testsOf);
    const file = join(directory, "tests.yaml");
    await writeFile(file, stringify({ rule_files: ["alerts.yaml"], evaluation_interval: "2m", tests }));
    return run("promtool", ["test", "rules", file]);
  }

  test("accepts the committed rules and the example of a configuration", async () => {
    const example = join(root, "deploy/observability/prometheus.example.yaml");
    const checked = await run("promtool", ["check", "config", example]);
    expect(checked.output).toContain(`${conditions.length} rules found`);
    expect(checked.code).toBe(0);
  });

  test("finds that each alert fires of its example, and not of a similar one", async () => {
    const tested = await runTests(composeRules(), Object.keys(alerts) as AlertName[]);
    expect(tested.output + tested.errors).not.toContain("FAILED");
    expect(tested.code).toBe(0);
  });

  test("finds a rule that does not fire any more", async () => {
    const rules = composeRules().replace("diwan_job_lag_seconds) > 300", "diwan_job_lag_seconds) > 3000");
    const tested = await runTests(rules, ["DiwanJobsLate"]);
    expect(tested.code).not.toBe(0);
    expect(tested.output + tested.errors).toContain("DiwanJobsLate");
  });
});
