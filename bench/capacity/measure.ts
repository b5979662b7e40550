import { join } from "node:path";
import { readConditions } from "#testing/machine.ts";
import { startServer } from "../child.ts";
import { startSessions } from "../session.ts";
import { createCrowd } from "./crowd.ts";
import { beginDay, readKnown } from "./data.ts";
import { findLargest, type Search } from "./find-largest.ts";
import { actionsPerHour } from "./frequencies.ts";
import type { Bounds } from "./meter.ts";
import { readOtherWork } from "./node-figures.ts";
import type { CapacityDatabase } from "./open-database.ts";
import { medianOf, type Capacity, type Run, type StepFigures } from "./result.ts";
import { measureStep } from "./step.ts";

export type Options = Search & {
  database: CapacityDatabase;
  /** For files of the servers. */
  directory: string;
  runs: number;
  seed: number;
  seconds: number;
  nodes: number;
  pace: number;
  bounds: Bounds;
  say: (line: string) => void;
};

/** Delays that people hardly notice: half a second, and one failure in ten thousand requests. */
export const publishedBounds: Bounds = { p99Ms: 500, errorShare: 0.0001 };

/** The same for all measurements: otherwise everyone would have a new device, and mails about it. */
const secretKey = "capacity".repeat(8);

const describeSharing = (database: string): string =>
  `Load generator, servers and ${database} share the processors of one machine; answers are compressed, without TLS.`;

function describe({ people, held, reason, busyHour, morning, server, replication }: StepFigures): string {
  const verdict = held ? "held" : `did not hold: ${reason}`;
  const times = `p99 ${busyHour.p99} and ${morning.p99} ms, ${busyHour.requestsPerSecond} requests/s`;
  const cores = `cores: server ${server.serverCores}, generator ${server.generatorCores}, all ${server.machineCores}`;
  const lag = replication === undefined ? "" : `; replica at most ${replication.replicaLagMs} ms behind`;
  return `${people} people ${verdict}; ${times}; ${cores}${lag}`;
}

async function measureRun(options: Options, search: Search): Promise<Run> {
  const { database, directory, nodes, seed, seconds, pace, bounds, say } = options;
  const { url } = database;
  await beginDay(url);
  const { known, places } = await readKnown(url);
  const environment = {
    ...database.environment,
    SECRET_KEY: secretKey,
    DEMO: "0",
    // All people have one address here.
    RATE_LIMIT: "off",
    DATA_DIR: join(directory, "server"),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
  };
  await using servers = new AsyncDisposableStack();
  const origins: string[] = [];
  while (origins.length < nodes) origins.push(servers.use(await startServer(environment)).url);
  const signIn = (personIds: readonly string[]) => startSessions(url, secretKey, personIds);
  const crowd = createCrowd({ origins, known, places, seed, signIn });
  servers.defer(() => crowd.close());
  const faults = await crowd.check();
  if (faults.length > 0) throw new Error(`The requests of a page fail:\n${faults.join("\n")}`);
  const steps: StepFigures[] = [];
  const limit = known.personIds.length;
  const primaryUrl = nodes > 1 ? url : null;
  const people = await findLargest({ ...search, limit }, async (count) => {
    const own = seed + steps.length * 10;
    const step = await measureStep(crowd, count, { origins, primaryUrl, seed: own, seconds, pace, bounds });
    steps.push(step);
    say(describe(step));
    return step.held;
  });
  return { people, steps };
}

/** Finds the largest number of people within the bounds, in several runs, each with new servers. */
export async function measureCapacity(options: Options): Promise<Capacity> {
  const { runs: count, database, seed, seconds, nodes, pace, bounds, say } = options;
  const conditions = readConditions();
  const otherCores = await readOtherWork();
  if (otherCores > 0.1) say(`Other work uses ${otherCores} cores: the result will be smaller than on an idle machine.`);
  const runs: Run[] = [];
  while (runs.length < count) {
    // Later runs begin below the earlier result, with smaller steps.
    const before = medianOf(runs);
    const search = before === null ? options : { ...options, start: before * 0.8, growth: 1.25 };
    const run = await measureRun({ ...options, seed: seed + runs.length * 1000 }, search);
    runs.push(run);
    say(`Run ${runs.length} of ${count}: ${run.people ?? "no"} people.`);
  }
  const load = { seed, seconds, nodes, pace, actionsPerHour: Math.round(actionsPerHour * pace * 10) / 10 };
  const sharing = describeSharing(database.description);
  return { people: medianOf(runs), runs, bounds, load, sharing, otherCores, conditions };
}
