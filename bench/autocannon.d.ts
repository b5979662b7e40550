// The part of autocannon that is used here; the package brings no types.
declare module "autocannon" {
  type Request = { path: string; method?: string; body?: string; headers?: Record<string, string> };
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Sent in turn by every connection. */
    requests: readonly Request[];
    /** Called for each connection before it sends anything. */
    setupClient: (client: { setRequests(requests: Request[]): void }) => void;
  };
  export type Result = {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    throughput: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
