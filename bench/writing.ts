import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, startServer } from "./child.ts";
import { openConsumers } from "./consumers.ts";
import { transactionOf, type RequestValues, type RecordedTransaction, type SentStatement } from "./floor/recorded.ts";
import { throughputOf, type LoadRequest, type Rounds } from "./load.ts";
import { throughputFinding } from "./measurements.ts";

/** A writing request, and its values that no other request has. */
export type Write = { path: string; token: string; body: object; own: RequestValues };

export type Writing = {
  what: string;
  /** The table that gets one row per request. */
  table: string;
  databaseUrl: string;
  /** Environment of the server; with BEGIN_AT, the time at which clocks start. */
  environment: Record<string, string>;
  /** Returns the next request to the server or to the floor. */
  next(side: "server" | "floor"): Write;
};

async function writeOne(url: string, { path, token, body }: Write): Promise<string> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Runs the server with all statements recorded, and extracts the transaction of one request. */
async function recordTransaction(writing: Writing, directory: string): Promise<string> {
  const { environment, table, next } = writing;
  const statements = join(directory, "statements.jsonl");
  const recorder = join(import.meta.dirname, "floor/record-statements.ts");
  await using server = await startServer({
    ...environment,
    STATEMENTS_FILE: statements,
    NODE_OPTIONS: `${environment["NODE_OPTIONS"] ?? ""} --import ${recorder}`,
  });
  // Warm-up: the first request runs queries that are not repeated.
  await writeOne(server.url, next("server"));
  await writeFile(statements, "");
  const write = next("server");
  const made = await writeOne(server.url, write);
  const sent = (await readFile(statements, "utf8"))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as SentStatement);
  const recorded: RecordedTransaction = {
    statements: transactionOf(sent, table),
    table,
    own: { ...write.own, made },
    at: Date.parse(environment["BEGIN_AT"] ?? new Date().toISOString()),
  };
  const file = join(directory, "transaction.json");
  await writeFile(file, JSON.stringify(recorded));
  return file;
}

const loadOf = ({ path, token, body, own }: Write): LoadRequest => ({
  path,
  body,
  headers: { authorization: `Bearer ${token}`, "x-own": JSON.stringify(own) },
});

/**
 * Compares the server's writes per second, including its event consumers, with the floor, which replays the same
 * statements by `pg` alone while the server is paused. Alternating rounds; the ratio must be at least 0.4.
 */
export async function compareWriting(writing: Writing, load: Rounds) {
  const { databaseUrl, environment, next } = writing;
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-writing-"));
  await using consumers = await openConsumers(databaseUrl);
  const file = await recordTransaction(writing, directory.path);
  await using server = await startServer(environment);
  await using floor = await startChild("bench/floor/replay.ts", "/", { ...environment, TRANSACTION_FILE: file });
  const write = (side: "server" | "floor", url: string, seconds: number): Promise<number> =>
    throughputOf(url, () => loadOf(next(side)), { connections: load.connections, seconds });
  const run = async (url: string, seconds: number): Promise<number> => {
    if (url === server.url) {
      const written = await write("server", url, seconds);
      await consumers.catchUp();
      return written;
    }
    server.pause();
    try {
      return await write("floor", url, seconds);
    } finally {
      await consumers.skip();
      server.resume();
    }
  };
  return await throughputFinding(writing.what, { server: server.url, floor: floor.url }, 0.4, { ...load, run });
}
