import { once } from "node:events";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConditions } from "#testing/machine.ts";
import { drawChart } from "./chart.ts";
import { createCrowd } from "./crowd.ts";
import { findLargest, largestHeld } from "./find-largest.ts";
import { actionsPerHour, busyHour, frequencies, morningPeak } from "./frequencies.ts";
import { measureCapacity, publishedBounds as bounds } from "./measure.ts";
import { createMeter, exceeds } from "./meter.ts";
import { readMetric } from "./node-figures.ts";
import { openReplicatedDatabase } from "./open-database.ts";
import { compareCapacity, medianOf, type Capacity, type StepFigures } from "./result.ts";
import { schedule } from "./schedule.ts";

describe("the schedule", () => {
  const plan = { seed: 7, people: 200, seconds: 600, weights: busyHour(1) };

  test("is the same for the same seed, and another for another", () => {
    expect([...schedule(plan)]).toEqual([...schedule(plan)]);
    expect([...schedule({ ...plan, seed: 8 })][0]).not.toEqual([...schedule(plan)][0]);
  });

  test("has the published number of actions in order of time, by all people, each kind as often as published", () => {
    const arrivals = [...schedule(plan)];
    const expected = (actionsPerHour * plan.people * plan.seconds) / 3600;
    expect(Math.abs(arrivals.length / expected - 1)).toBeLessThan(0.1);
    const times = arrivals.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(arrivals.map(({ person }) => person)).size).toBeGreaterThan(190);
    const topics = arrivals.filter(({ action }) => action === "readsTopic").length;
    expect(Math.abs(topics / ((8 * 200) / 6) - 1)).toBeLessThan(0.2);
  });

  test("of the morning adds the arrivals to the busiest hour", () => {
    const arrivals = [...schedule({ ...plan, people: 1000, seconds: 120, weights: morningPeak(1) })];
    const arrive = arrivals.filter(({ action }) => action.startsWith("arrives")).length;
    expect(Math.abs(arrive / 280 - 1)).toBeLessThan(0.2);
  });
});

test("the frequencies are published in the description", async () => {
  const text = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
  const published = [...text.matchAll(/^\| (\w+) +\| ([\d.]+) +\|.*\| (\S.*?) +\|$/gm)];
  const found = Object.fromEntries(
    published.map(([, name, perHour, why]) => [name, { perHour: Number(perHour), why }]),
  );
  expect(found).toMatchObject(frequencies);
  expect(text).toContain(`These are ${Math.round(actionsPerHour)} actions an hour.`);
});

describe("the meter", () => {
  test("names percentiles, errors and the most frequent failure", () => {
    const meter = createMeter();
    for (let ms = 1; ms <= 100; ms += 1)
      meter.add(ms, ms < 98 ? "GET /topics" : "POST /topics", ms % 50 === 0 ? 500 : null);
    const figures = meter.figures(10);
    const latencies = { p50: 50, p95: 95, p99: 99, max: 100, slowest: "2 × POST /topics" };
    expect(figures).toEqual({ requests: 100, requestsPerSecond: 10, errors: 2, ...latencies });
    expect(meter.countSlow(90)).toBe(10);
    expect(meter.describeFailures()).toBe("1 × 500 GET /topics, 1 × 500 POST /topics");
    expect(exceeds("busiest hour", figures, bounds)).toBe("busiest hour: 2 of 100 requests failed");
    expect(exceeds("busiest hour", { ...figures, errors: 0, p99: 501 }, bounds)).toContain(
      "p99 is 501 ms (2 × POST /topics)",
    );
    expect(exceeds("busiest hour", { ...figures, errors: 0 }, bounds)).toBe("");
    expect(exceeds("busiest hour", { ...figures, requests: 0 }, bounds)).not.toBe("");
  });

  test("reads a metric with and without labels", () => {
    const text = '# HELP streams\nstreams 3\nseconds{route="/a"} 0.5\nseconds{route="/b"} 1\nunknown NaN\n';
    expect(["streams", "seconds", "unknown", "absent"].map((name) => readMetric(text, name))).toEqual([
      3,
      1.5,
      null,
      null,
    ]);
  });
});

describe("the search for the largest number", () => {
  const search = { start: 500, growth: 2, precision: 1.08, limit: 10_000 };
  const find = async (holds: (people: number, times: number) => boolean) => {
    const tried: number[] = [];
    const people = await findLargest(search, async (count) => {
      tried.push(count);
      return holds(count, tried.filter((each) => each === count).length);
    });
    return { people, tried };
  };

  test.each([90, 510, 1730, 6400, 9990])(
    "finds %d within its precision, in few steps, and confirms it",
    async (limit) => {
      const { people, tried } = await find((count) => count <= limit);
      expect(people).toBeLessThanOrEqual(limit);
      expect(people).toBeGreaterThan(limit / 1.12);
      expect(tried.at(-1)).toBe(people);
      expect(tried.length).toBeLessThan(12);
    },
  );

  test("takes a smaller number when the largest holds only once", async () => {
    const { people } = await find((count, times) => count < 1500 || (count < 1800 && times === 1));
    expect(people).toBeLessThan(1500);
    expect(
      largestHeld([
        { people: 5, held: true },
        { people: 5, held: false },
      ]),
    ).toBeNull();
  });

  test("ends with all people, and without any number", async () => {
    expect((await find(() => true)).people).toBe(10_000);
    expect((await find(() => false)).people).toBeNull();
  });
});

const phase = { requests: 10, requestsPerSecond: 1, errors: 0, p50: 5, p95: 20, p99: 80, max: 90, slowest: "" };
const server = {
  serverCores: 1,
  generatorCores: 0.1,
  machineCores: 2,
  memoryMiB: 300,
  eventLoopMs: 20,
  streams: 9,
  jobLagSeconds: 0,
};
const step = (people: number, p99: number): StepFigures => ({
  people,
  held: p99 <= 500,
  reason: "",
  seconds: 60,
  busyHour: { ...phase, p99 },
  morning: phase,
  server,
});
const capacity = (people: number): Capacity => ({
  people,
  runs: [{ people, steps: [step(people, 300), step(people * 2, 900)] }],
  bounds,
  load: { seed: 1, seconds: 30, nodes: 1, pace: 1, actionsPerHour },
  sharing: "",
  otherCores: 0,
  conditions: {
    ...readConditions(),
    processor: "A <fast> & new one",
    commit: "0123456789",
    measuredAt: "2026-11-27T09:00:00Z",
  },
});

describe("the result", () => {
  test("is the median of the runs, of which one without a number counts as none", () => {
    expect(medianOf([{ people: 900 }, { people: 1100 }, { people: 1000 }])).toBe(1000);
    expect(medianOf([{ people: null }, { people: 1100 }])).toBeNull();
  });

  test("says by how much it changed, and where it cannot be compared", () => {
    expect(compareCapacity(capacity(1000), null)).toContain("no earlier result");
    expect(compareCapacity(capacity(1200), capacity(1000))).toContain(
      "1000 people on 2026-11-27 (01234567); 1200 now, +20 %",
    );
    const other = { ...capacity(1000), load: { ...capacity(1000).load, nodes: 2 } };
    expect(compareCapacity(capacity(900), other)).toContain("-10 %. Not comparable: the earlier one had 2 nodes.");
  });

  test("is drawn as well-formed SVG", () => {
    const chart = drawChart(capacity(1000));
    expect(chart).toContain("A &lt;fast&gt; &amp; new one");
    expect(chart).toContain("prefers-color-scheme: dark");
    expect(chart).not.toContain("NaN");
    const open: string[] = [];
    for (const [, end, name = "", attributes = ""] of chart.matchAll(
      /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g,
    )) {
      if (end === "/") expect(open.pop()).toBe(name);
      else if (!chart.includes(`<${name}${attributes}/>`)) open.push(name);
    }
    expect(open).toEqual([]);
    expect(chart.replaceAll(/<\/?[a-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, "")).not.toMatch(/[<>]|&(?!lt;|gt;|amp;)/);
  });
});

test("several nodes with a replica and a pooler do every action of real people, without a failure", async () => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-capacity-"));
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const size = { people: 60, topics: 120, commentsPerTopic: 3, largestTopic: 20 };
  await using database = await openReplicatedDatabase(say, size);
  const result = await measureCapacity({
    database,
    directory: directory.path,
    runs: 1,
    seed: 3,
    seconds: 2,
    nodes: 2,
    pace: 40,
    // A busy machine may be slow; no request may fail.
    bounds: { p99Ms: 1_000_000, errorShare: 0 },
    start: 60,
    growth: 2,
    precision: 100,
    say,
  });
  const steps = result.runs.flatMap((run) => run.steps);
  expect(result.people, lines.join("\n")).toBe(60);
  for (const { busyHour: busiest, morning, server: nodes, replication } of steps) {
    expect(busiest.requests).toBeGreaterThan(0);
    expect([busiest.errors, morning.errors], lines.join("\n")).toEqual([0, 0]);
    expect(nodes.streams).toBeGreaterThan(0);
    expect(replication?.ownWritesRead).toBeGreaterThan(0);
  }
  expect(drawChart(result)).not.toContain("NaN");
});

test("an own comment that another node does not list is a failure", async () => {
  await using servers = new AsyncDisposableStack();
  const origins: string[] = [];
  for (const listed of ['[{"id":"7"}]', "[]"]) {
    const server = createServer(({ method, url }, response) => {
      if (url === "/api/events") response.writeHead(200).flushHeaders();
      else
        response.writeHead(method === "POST" ? 201 : 200).end(`{"data":${method === "POST" ? '{"id":"7"}' : listed}}`);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    servers.defer(async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    });
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const known = { topicIds: ["1"], polls: [], categoryIds: [], openCategoryIds: [], personIds: ["1", "2"], words: [] };
  const tokens = { token: "valid", refreshToken: "valid" };
  const crowd = createCrowd({
    origins,
    known: { ...known, month: { from: "2026-11-01", to: "2026-11-30" } },
    places: [],
    seed: 1,
    signIn: async (ids) => new Map(ids.map((id) => [id, tokens])),
  });
  servers.defer(() => crowd.close());
  await crowd.gather(2);
  const failuresOf = async (person: number): Promise<string> => {
    const meter = createMeter();
    await crowd.act({ at: 0, person, action: "writesComment", seed: 1 }, 0, meter);
    return meter.describeFailures();
  };
  expect(await failuresOf(0)).toBe("1 × 200 own comment on another node");
  expect(await failuresOf(1)).toBe("");
  expect(crowd.ownWritesRead()).toBe(2);
});
