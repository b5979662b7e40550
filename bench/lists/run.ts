import { open, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openClient } from "#platform/database/client.ts";
import { environmentOf, startServer } from "../child.ts";
import { signInAll } from "../session.ts";
import { measuredRequests, type MeasuredRequest } from "./requests.ts";
import { openListsDatabase } from "./database.ts";
import { people } from "./measured-people.ts";
import { readPlans, type Run } from "./read-plans.ts";

/** Limits per page: milliseconds of one statement, and buffers of 8 kB that it accesses. */
const bounds = { milliseconds: 50, buffers: 5000 };
/** Enough repetitions for a prepared statement to get its generic plan. */
const times = 8;

const { values } = parseArgs({
  options: {
    directory: { type: "string", default: join(import.meta.dirname, "../../data/bench-lists") },
    only: { type: "string", default: "" },
  },
});
const directory = resolve(values.directory);
await using database = await openListsDatabase(directory);
await using client = await openClient(database.url);
await using log = await open(database.logFile);

/** Returns what PostgreSQL has logged since the position. */
async function since(position: number): Promise<string> {
  const { size } = await log.stat();
  const { buffer } = await log.read(Buffer.alloc(size - position), 0, size - position, position);
  return buffer.toString("utf8");
}

type Measured = { what: string; statement: Run };

const readersOf = ({ by = people.administrator }: MeasuredRequest): readonly string[] => [by].flat();

/** Returns the statements that PostgreSQL executed, per request. */
async function ask(url: string, tokens: ReadonlyMap<string, string>, question: MeasuredRequest): Promise<Run[][]> {
  const { what, path, pages = 0, method = "GET" } = question;
  const readers = readersOf(question);
  let asking = 0;
  const get = async (cursor: string | null): Promise<string | null> => {
    const token = tokens.get(readers[asking % readers.length] ?? "") ?? "";
    asking += 1;
    const address =
      cursor === null ? path : `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${url}/api${address}`, { method, headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`);
    if (response.headers.get("content-type")?.startsWith("text/csv") === true) return null;
    return (JSON.parse(text) as { page?: { next: string | null } }).page?.next ?? null;
  };
  if (question.before !== undefined) await client.query(question.before);
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) cursor = (await get(cursor)) ?? cursor;
  await get(cursor);
  const runs: Run[][] = [];
  for (let time = 0; time < times; time += 1) {
    const { size } = await log.stat();
    await get(cursor);
    runs.push(readPlans(await since(size)));
  }
  return runs;
}

/** Returns the slowest statement by median run. Statements that are not part of every request belong to jobs. */
function slowestOf(askings: readonly Run[][]): Run | undefined {
  const often = [...Map.groupBy(askings.flat(), ({ text }) => text)]
    .filter(([text]) => askings.every((runs) => runs.some((run) => run.text === text)))
    .map(([, same]) => same);
  const middle = often.flatMap(
    (same) => same.toSorted((one, other) => one.milliseconds - other.milliseconds)[same.length >> 1] ?? [],
  );
  const share = ({ milliseconds, buffers }: Run): number =>
    Math.max(milliseconds / bounds.milliseconds, buffers / bounds.buffers);
  return middle.toSorted((one, other) => share(other) - share(one))[0];
}

const measured: Measured[] = [];
const environment = { ...environmentOf(database.url, directory), LOG_LEVEL: "silent" };
const explained = `session_preload_libraries = 'auto_explain'; alter database lists set auto_explain.log_min_duration = 0;
  alter database lists set auto_explain.log_analyze = on; alter database lists set auto_explain.log_buffers = on;
  alter database lists set auto_explain.log_timing = off; alter database lists set auto_explain.log_format = json`;
try {
  await client.query(`alter database lists set ${explained}`);
  await using server = await startServer(environment);
  const readers = [...new Set(measuredRequests.flatMap(readersOf))];
  const tokens = await signInAll(database.url, environment.SECRET_KEY, readers);
  for (const question of measuredRequests.filter(({ what }) => new RegExp(values.only).test(what))) {
    const statement = slowestOf(await ask(server.url, tokens, question));
    if (statement === undefined) continue;
    measured.push({ what: question.what, statement });
    console.log(`${question.what}: ${statement.milliseconds} ms, ${statement.buffers} buffers`);
  }
} finally {
  await client.query("alter database lists reset all");
}

const table = measured.map(({ what, statement: { milliseconds, buffers } }) => ({
  what,
  milliseconds,
  buffers,
  holds: milliseconds <= bounds.milliseconds && buffers <= bounds.buffers ? "yes" : "NO",
}));
console.table(table);
await writeFile(join(directory, "result.json"), `${JSON.stringify(measured, null, 2)}\n`);
if (table.some(({ holds }) => holds === "NO")) process.exitCode = 1;
