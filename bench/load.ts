import { Agent, get } from "node:http";
import autocannon from "autocannon";

export type Load = { connections: number; seconds: number; token: string };

/** A GET of a path, or a POST of a body to it. */
export type LoadRequest = { path: string; body?: object };

/**
 * Requests a second that a server answers, all with success. Each connection sends them in turn and begins elsewhere, so
 * that they do not all ask for the same at once.
 */
export async function throughput(url: string, requests: readonly LoadRequest[], load: Load): Promise<number> {
  const sent = requests.map(({ path, body }) =>
    body === undefined
      ? { path }
      : { path, method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
  );
  let clients = 0;
  const result = await autocannon({
    url,
    connections: load.connections,
    duration: load.seconds,
    headers: { authorization: `Bearer ${load.token}` },
    requests: sent,
    setupClient: (client) => {
      const start = Math.floor((sent.length * clients++) / load.connections);
      client.setRequests([...sent.slice(start), ...sent.slice(0, start)].map((request) => ({ ...request })));
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed.`);
  return result.requests.average;
}

/** The middle of a list of numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds from sending a request to the last byte of its answer, on a connection that stays open. */
export const latency = (url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.once("error", reject);
  });
