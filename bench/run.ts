import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBenchDatabase } from "./bench-database.ts";
import { startChild } from "./child.ts";
import { compareDepth, compareLatency, compareReading, requireSameAnswers, type Finding } from "./measurements.ts";
import { compareModeration, makeModerator } from "./moderation.ts";
import { measurePages } from "./pages.ts";
import { comparePosting } from "./posting.ts";
import { compareSearch } from "./searching.ts";
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

/** The server and the floor on the same data, measured in turn; reading first, then posting, which changes the data. */
async function measure(databaseUrl: string): Promise<{ findings: Finding[]; topics: number; comments: number }> {
  const { personId, topicIds, longest, ordinary, topics, comments } = await survey(databaseUrl);
  const SECRET_KEY = randomBytes(32).toString("hex");
  const environment = { DATABASE_URL: databaseUrl, SECRET_KEY };
  const settings = { DEMO: "0", RATE_LIMIT: "off", DATA_DIR: join(directory, "server"), HOST: "127.0.0.1" };
  const load = {
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  };
  const findings: Finding[] = [];
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
      const urls = { server: server.url, floor: floor.url };
      findings.push(
        await compareReading("topic list against the floor", urls, list, { ...load, token }),
        await compareReading("topic page against the floor", urls, pages, { ...load, token }),
      );
      const depth = Math.min(5000, Math.floor(topics / perPage) - 1);
      for (const sort of ["activity", "newest", "likes"]) {
        const what = `page ${depth} against page 1, by ${sort}`;
        findings.push(await compareDepth(what, server.url, `/api/topics?sort=${sort}`, depth, token));
      }
      const firstPage = (id: string) => `${server.url}/api/topics/${id}/comments?limit=20`;
      findings.push(
        await compareLatency(
          `first page of ${longest.comments} comments against one of ${ordinary.comments}`,
          { measured: firstPage(longest.id), comparedWith: firstPage(ordinary.id) },
          1.5,
          token,
        ),
      );
    } finally {
      await floor.stop();
    }
    findings.push(await compareSearch(server.url, token));
    const moderator = await signIn(databaseUrl, SECRET_KEY, await makeModerator(databaseUrl));
    findings.push(...(await compareModeration(server.url, moderator)));
  } finally {
    await server.stop();
  }
  const token = await signIn(databaseUrl, SECRET_KEY, personId);
  const side = { databaseUrl, environment: { ...environment, ...settings }, token };
  findings.push(await comparePosting(side, topicIds, load));
  return { findings, topics, comments };
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
