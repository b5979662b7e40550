import { Agent, get } from "node:http";
import autocannon from "autocannon";

export type Load = { connections: number; seconds: number; token: string };
/** Measurements in alternating rounds of that many seconds. */
export type Rounds = Omit<Load, "token"> & { rounds: number };

/** A GET of a path, or a POST of a body to it. */
export type LoadRequest = { path: string; body?: object; headers?: Record<string, string> };

const sentOf = ({ path, body, headers = {} }: LoadRequest): autocannon.Request =>
  body === undefined
    ? { path, headers }
    : { path, method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };

const averageOf = (url: string, { requests, errors, timeouts, non2xx }: autocannon.Result): number => {
  const failed = errors + timeouts + non2xx;
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests to ${url} failed.`);
  return requests.average;
};

/**
 * Measures requests per second, all of which must succeed. Each connection sends them in turn from another start, so
 * that connections do not all request the same at once.
 */
export async function throughput(url: string, requests: readonly LoadRequest[], load: Load): Promise<number> {
  // Headers that the client sends with every request.
  const own = { authorization: `Bearer ${load.token}`, "accept-language": "en" };
  const sent = requests.map((request) => sentOf({ ...request, headers: { ...own, ...request.headers } }));
  let clients = 0;
  const result = await autocannon({
    url,
    connections: load.connections,
    duration: load.seconds,
    requests: sent,
    setupClient: (client) => {
      const start = Math.floor((sent.length * clients++) / load.connections);
      client.setRequests([...sent.slice(start), ...sent.slice(0, start)].map((request) => ({ ...request })));
    },
  });
  return averageOf(url, result);
}

/** Measures requests per second, each created when it is sent. */
export async function throughputOf(url: string, next: () => LoadRequest, load: Omit<Load, "token">): Promise<number> {
  const result = await autocannon({
    url,
    connections: load.connections,
    duration: load.seconds,
    requests: [{ path: "/", setupRequest: (request) => ({ ...request, ...sentOf(next()) }) }],
  });
  return averageOf(url, result);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the value that the given share (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Measures the milliseconds from sending a request to the last byte of its response, on a kept-alive connection. */
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
