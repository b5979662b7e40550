import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.ts";
import { openConsumers } from "./consumers.ts";
import { commentTransaction, type SentStatement } from "./floor/recorded.ts";
import { throughput, type Load } from "./load.ts";
import { throughputFinding, type Finding } from "./measurements.ts";

type Side = { databaseUrl: string; environment: Record<string, string>; token: string };

const content = "Thank you for this. I was looking for exactly that last week, and my colleagues will be glad too.";

async function postOne(url: string, topicId: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/topics/${topicId}/comments`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ content }),
  });
  if (response.status !== 201) throw new Error(`A comment was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Runs the server once with every statement written down, and cuts out the transaction of one comment. */
async function recordTransaction(side: Side, topicId: string, directory: string): Promise<string> {
  const statements = join(directory, "statements.jsonl");
  const recorder = join(import.meta.dirname, "floor/record-statements.ts");
  const server = await startChild("apps/server/main.ts", "/readyz", {
    ...side.environment,
    STATEMENTS_FILE: statements,
    NODE_OPTIONS: `--import ${recorder}`,
  });
  try {
    // The first comment warms what is asked only once.
    await postOne(server.url, topicId, side.token);
    await writeFile(statements, "");
    const commentId = await postOne(server.url, topicId, side.token);
    const sent = (await readFile(statements, "utf8"))
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as SentStatement);
    const file = join(directory, "transaction.json");
    const recorded = commentTransaction(sent, { topicId, commentId });
    await writeFile(file, JSON.stringify({ ...recorded, at: Date.now() }));
    return file;
  } finally {
    await server.stop();
  }
}

/**
 * Comments posted a second by the server, which makes notifications of them and lets them be found at the same time,
 * against the floor, which replays the same statements by `pg` alone while the server stands still; to many topics in
 * turn. Alternated rounds; the ratio is to be 0.4 at least.
 */
export async function comparePosting(
  side: Side,
  topicIds: readonly string[],
  load: Omit<Load, "token"> & { rounds: number },
): Promise<Finding> {
  const directory = await mkdtemp(join(tmpdir(), "diwan-posting-"));
  const consumers = await openConsumers(side.databaseUrl);
  try {
    const [first = ""] = topicIds;
    const file = await recordTransaction(side, first, directory);
    const server = await startChild("apps/server/main.ts", "/readyz", side.environment);
    const floor = await startChild("bench/floor/post-comment.ts", "/", {
      DATABASE_URL: side.databaseUrl,
      TRANSACTION_FILE: file,
    });
    try {
      const requests = topicIds.map((id) => ({ path: `/api/topics/${id}/comments`, body: { content } }));
      const post = (url: string, seconds: number) =>
        throughput(url, requests, { connections: load.connections, seconds, token: side.token });
      const run = async (url: string, seconds: number): Promise<number> => {
        if (url === server.url) {
          const posted = await post(url, seconds);
          await consumers.catchUp();
          return posted;
        }
        server.pause();
        try {
          return await post(url, seconds);
        } finally {
          await consumers.skip();
          server.resume();
        }
      };
      const urls = { server: server.url, floor: floor.url };
      return await throughputFinding("posting a comment against the floor", urls, 0.4, { ...load, run });
    } finally {
      await server.stop();
      await floor.stop();
    }
  } finally {
    await consumers.close();
    await rm(directory, { recursive: true, force: true });
  }
}
