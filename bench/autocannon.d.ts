// The part of autocannon that is used here; the package has no types.
declare module "autocannon" {
  namespace autocannon {
    type Request = {
      path: string;
      method?: string;
      body?: string;
      headers?: Record<string, string>;
      /** Called before each request; its result is sent. */
      setupRequest?: (request: Request) => Request;
    };
    type Options = {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      /** Sent in turn by every connection. */
      requests: readonly Request[];
      /** Called for each connection before its first request. */
      setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
    };
    type Result = {
      requests: { average: number; total: number };
      errors: number;
      timeouts: number;
      non2xx: number;
    };
  }
  const autocannon: (options: autocannon.Options) => Promise<autocannon.Result>;
  export default autocannon;
}
