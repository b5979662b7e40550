import type { Problem } from "#shared/errors.ts";

/** An HTTP response: `data` of a success, with `page` of a list; `problem` of an error. */
export type Reply<Data = unknown> = {
  status: number;
  headers: Headers;
  data: Data;
  /** The body as it was sent. */
  text: string;
  page: { next: string | null; previous: string | null; limit: number };
  problem: Problem;
};

type Call = <Data = unknown>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply<Data>>;

/** An API client. Bodies are sent as JSON, except `FormData` and bytes. */
export type Caller = Record<"get" | "post" | "put" | "patch" | "delete", Call>;

const isRaw = (body: unknown): body is FormData | Uint8Array<ArrayBuffer> =>
  body instanceof FormData || body instanceof Uint8Array;

/** Returns a client for the server at `url`, with an access token or anonymous. Paths are below `/api`. */
export function callerOf(url: string, token: string | null = null): Caller {
  const calling =
    (method: string): Call =>
    async <Data>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<Data>> => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined || isRaw(body) ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      const answer = (isJson ? JSON.parse(text) : {}) as Partial<Reply>;
      return {
        status: response.status,
        headers: response.headers,
        data: answer.data as Data,
        text,
        page: answer.page as Reply["page"],
        problem: answer as unknown as Problem,
      };
    };
  return {
    get: calling("GET"),
    post: calling("POST"),
    put: calling("PUT"),
    patch: calling("PATCH"),
    delete: calling("DELETE"),
  };
}
