import { randomBytes } from "node:crypto";
import { openServerInternals, type ServerInternals } from "#testing/server-internals.ts";
import { freePort, startServerProcess, type ServerProcess } from "#testing/server-process.ts";

/** Nodes of one installation, each at an address that stays the same. */
export type Nodes = {
  /** Addresses of all nodes, by number, whether they run or not. */
  addresses: readonly string[];
  /** Addresses of the nodes that run. */
  urls(): string[];
  environment: Record<string, string>;
  /** Starts a node, by its number from 0, and waits until it is ready; `root` is the clone of another release. */
  start(node: number, more?: Record<string, string>, root?: string): Promise<void>;
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
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    urls: () => [...running.values()].map(({ url }) => url),
    environment,
    async start(node, added = {}, root) {
      const port = ports[node];
      if (port === undefined) throw new Error(`There is no node ${node}.`);
      running.set(node, await startServerProcess({ ...environment, ...added, PORT: port }, root));
    },
    end,
    signal: (node, signal) => running.get(node)?.signal(signal),
    async endAll() {
      for (const node of running.keys()) await end(node, "SIGKILL");
    },
  };
}

export type Office = {
  /** Access tokens, which are good for ten minutes. */
  tokens: string[];
  topicId: string;
  /** Signs all people in again, and replaces their tokens. */
  renew(): Promise<void>;
};

/** Hires people on an installation that runs, signs them in, and writes a topic for their comments. */
export async function openOffice(nodes: Nodes, people: number): Promise<Office> {
  const url = nodes.urls()[0] ?? "";
  const inside = await openServerInternals(nodes.environment, url);
  try {
    const ids: string[] = [];
    while (ids.length < people) ids.push(await inside.hire(`Writer${ids.length}-${randomBytes(4).toString("hex")}`));
    const tokens: string[] = [];
    const signIn = async ({ startSession }: ServerInternals): Promise<void> => {
      for (const [place, id] of ids.entries()) tokens[place] = (await startSession(id)).token;
    };
    await signIn(inside);
    const response = await fetch(`${url}/api/topics`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" },
      body: JSON.stringify({ categoryId: "2", titleEn: "A drill", contentEn: "Nothing of it may be lost." }),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    const renew = async (): Promise<void> => {
      const again = await openServerInternals(nodes.environment, url);
      try {
        await signIn(again);
      } finally {
        await again.close();
      }
    };
    return { tokens, topicId: data.id, renew };
  } finally {
    await inside.close();
  }
}
