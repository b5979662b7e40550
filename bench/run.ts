import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBenchDatabase } from "./bench-database.ts";
import { startChild } from "./child.ts";
import { compareDepth, compareThroughput, requireSameAnswers, type Finding } from "./measurements.ts";
import { measurePages } from "./pages.ts";
import { signIn } from "./session.ts";
import { survey } from "./survey.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "32" },
  },
});
const directory = join(import.meta.dirname, "../data/bench");
const perPage = 20;

/** The server and the floor on the same data, measured in turn. */
async function measure(databaseUrl: string): Promise<{ findings: Finding[]; topics: number; comments: number }> {
  const { personId, topicIds, topics, comments } = await survey(databaseUrl);
  const SECRET_KEY = randomBytes(32).toString("hex");
  const environment = { DATABASE_URL: databaseUrl, SECRET_KEY };
  const settings = { DEMO: "0", RATE_LIMIT: "off", DATA_DIR: join(directory, "server"), HOST: "127.0.0.1" };
  const server = await startChild("apps/server/main.ts", "/readyz", { ...environment, ...settings });
  try {
    const token = await signIn(databaseUrl, SECRET_KEY, personId);
    const floor = await startChild("bench/floor/main.ts", `/api/topics/${topicIds[0]}`, {
      ...environment,
      PERSON_ID: personId,
    });
    try {
      const list = [`/api/topics?limit=${perPage}`];
      const pages = topicIds.map((id) => `/api/topics/${id}`);
      await requireSameAnswers(server.url, floor.url, [...list, ...pages.slice(0, 50)], token);
      const load = {
        connections: Number(values.connections),
        seconds: Number(values.seconds),
        rounds: Number(values.rounds),
        token,
      };
      const urls = { server: server.url, floor: floor.url };
      const findings = [
        await compareThroughput("topic list against the floor", urls, list, load),
        await compareThroughput("topic page against the floor", urls, pages, load),
      ];
      const depth = Math.min(5000, Math.floor(topics / perPage) - 1);
      for (const sort of ["activity", "newest", "likes"]) {
        const what = `page ${depth} against page 1, by ${sort}`;
        findings.push(await compareDepth(what, server.url, `/api/topics?sort=${sort}`, depth, token));
      }
      return { findings, topics, comments };
    } finally {
      await floor.stop();
    }
  } finally {
    await server.stop();
  }
}

const database = await openBenchDatabase();
try {
  const { findings, topics, comments } = await measure(database.url);
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`;
  console.log(`${topics} topics, ${comments} comments; ${machine}; medians of ${values.rounds} alternated rounds.`);
  console.table(
    findings.map(({ what, server, floor, unit, ratio, bound, holds }) => ({
      what,
      measured: `${server} ${unit}`,
      "compared with": `${floor} ${unit}`,
      ratio,
      bound,
      holds: holds ? "yes" : "NO",
    })),
  );
  const pages = await measurePages(database.url);
  console.log("Lighthouse, mobile preset (performance at least 90, accessibility 100).");
  console.table(pages);
  await mkdir(directory, { recursive: true });
  const result = {
    at: new Date().toISOString(),
    machine,
    topics,
    comments,
    connections: Number(values.connections),
    findings,
    pages,
  };
  await writeFile(join(directory, "result.json"), `${JSON.stringify(result, null, 2)}\n`);
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await database.close();
}
