import { randomBytes } from "node:crypto";
import { openServerInternals } from "#testing/server-internals.ts";
import { freePort, startServerProcess, type ServerProcess } from "#testing/server-process.ts";

/** Nodes of one installation, each at an address that stays the same. */
export type Nodes = {
  /** Addresses of the nodes that run. */
  urls(): string[];
  environment: Record<string, string>;
  /** Starts a node, by its number from 0, and waits until it is ready. */
  start(node: number, more?: Record<string, string>): Promise<void>;
  end(node: number, signal: NodeJS.Signals): Promise<void>;
  /** Sends a signal to a node that runs, and does not wait for its end. */
  signal(node: number, signal: NodeJS.Signals): void;
  endAll(): Promise<void>;
};

/** Prepares that many nodes on a database, with a secret key and a directory of their own; none is started. */
export async function prepareNodes(
  count: number,
  { databaseUrl, directory, more = {} }: { databaseUrl: string; directory: string; more?: Record<string, string> },
): Promise<Nodes> {
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    SECRET_KEY: randomBytes(32).toString("hex"),
    DEMO: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    DRAIN_SECONDS: "1",
    ...more,
  };
  const ports: string[] = [];
  while (ports.length < count) ports.push(await freePort());
  const running = new Map<number, ServerProcess>();
  const end = async (node: number, signal: NodeJS.Signals): Promise<void> => {
    const ending = running.get(node);
    running.delete(node);
    await ending?.end(signal);
  };
  return {
    urls: () => [...running.values()].map(({ url }) => url),
    environment,
    async start(node, added = {}) {
      const port = ports[node];
      if (port === undefined) throw new Error(`There is no node ${node}.`);
      running.set(node, await startServerProcess({ ...environment, ...added, PORT: port }));
    },
    end,
    signal: (node, signal) => running.get(node)?.signal(signal),
    async endAll() {
      for (const node of running.keys()) await end(node, "SIGKILL");
    },
  };
}

/** Hires people on an installation that runs, signs them in, and writes a topic for their comments. */
export async function openOffice(nodes: Nodes, people: number): Promise<{ tokens: string[]; topicId: string }> {
  const url = nodes.urls()[0] ?? "";
  const inside = await openServerInternals(nodes.environment, url);
  try {
    const tokens: string[] = [];
    while (tokens.length < people) {
      const id = await inside.hire(`Writer${tokens.length}-${randomBytes(4).toString("hex")}`);
      tokens.push((await inside.startSession(id)).token);
    }
    const response = await fetch(`${url}/api/topics`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" },
      body: JSON.stringify({ categoryId: "2", titleEn: "A drill", contentEn: "Nothing of it may be lost." }),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    return { tokens, topicId: data.id };
  } finally {
    await inside.close();
  }
}
