import { until } from "./until.ts";

type Options = {
  /** The nodes, which keep their addresses when restarted. */
  urls: readonly string[];
  /** Returns the next request; any status but 2xx is a failure. */
  request: () => { path: string; init: RequestInit };
  /** Minimum number of requests. */
  least: number;
  /** Number of concurrent requests. */
  lanes: number;
  /** Restarts the nodes, while requests are sent. */
  restart: () => Promise<void>;
  /** Sends one request; `fetch` by default. */
  ask?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Checks the readiness of nodes repeatedly until `stop`, as a load balancer does. */
export function watchReadiness(urls: readonly string[]): { ready: () => string[]; stop: () => Promise<void> } {
  const ready = new Set<string>();
  const stopped = new AbortController();
  const checkReadiness = (url: string): Promise<true> =>
    until(
      "the end of the restart",
      async () => {
        const isReady = await fetch(`${url}/readyz`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        );
        if (isReady) ready.add(url);
        else ready.delete(url);
        return stopped.signal.aborted;
      },
      Infinity,
    );
  const checks = urls.map(checkReadiness);
  return {
    ready: () => [...ready],
    async stop() {
      stopped.abort();
      await Promise.all(checks);
    },
  };
}

/** Sends requests in turn to the nodes that were ready at the last check, until all nodes have been restarted. */
export async function sendDuringRestart(options: Options): Promise<{ sent: number; failures: string[] }> {
  const { urls, request, least, lanes, restart, ask = fetch } = options;
  const failures: string[] = [];
  let sent = 0;
  let restarted = false;
  const readiness = watchReadiness(urls);
  const send = async (): Promise<void> => {
    while (!restarted || sent < least) {
      const nodes = await until("a node that is ready", () => {
        const ready = readiness.ready();
        return ready.length > 0 && ready;
      });
      const url = nodes[sent % nodes.length] ?? "";
      sent += 1;
      const { path, init } = request();
      try {
        const answer = await ask(url + path, init);
        const text = await answer.text();
        if (!answer.ok) failures.push(`${init.method ?? "GET"} ${url}${path}: ${answer.status} ${text.slice(0, 200)}`);
      } catch (error) {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        failures.push(`${init.method ?? "GET"} ${url}${path}: ${String(cause)}`);
      }
    }
  };
  const restarting = (async () => {
    try {
      await restart();
    } finally {
      restarted = true;
    }
  })();
  try {
    await Promise.all([restarting, ...Array.from({ length: lanes }, send)]);
  } finally {
    await readiness.stop();
  }
  return { sent, failures };
}
