import type { FastifyInstance } from "fastify";
import type { Identity } from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Problem } from "#shared/errors.ts";

/** A response: `data` and `page` of a success, `problem` of an error. */
export type Answer<Data> = {
  status: number;
  data: Data;
  page: { next: string | null; previous: string | null; limit: number };
  problem: Problem;
  /** The unparsed body. */
  text: string;
};

/** An unparsed response that is not JSON. */
export type RawAnswer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** A signed-in API client. */
export type Caller = {
  id: string;
  get<Data>(path: string): Promise<Answer<Data>>;
  post<Data>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<Data>>;
  put<Data>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<Data>>;
  patch<Data>(path: string, body: object): Promise<Answer<Data>>;
  delete<Data>(path: string): Promise<Answer<Data>>;
  /** For responses that are not JSON. */
  fetch(path: string, headers?: Record<string, string>): Promise<RawAnswer>;
};

/** Returns clients that call a server without a network; their sessions are real. */
export const callersOf =
  (app: FastifyInstance, database: Database, identity: Identity) =>
  (id: string): Caller => {
    let session: { token: Promise<string>; at: number } | null = null;
    /** Access tokens expire after ten minutes, and tests move the clock. */
    const token = (): Promise<string> => {
      const at = now().getTime();
      if (session === null || Math.abs(at - session.at) > 60_000) {
        const device = { userAgent: "test", ip: null };
        const started = transaction(database.primary, (tx) => identity.startSession(tx, id, device));
        session = { token: started.then((tokens) => tokens.token), at };
      }
      return session.token;
    };
    const call = async <Data>(
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answer<Data>> => {
      const reply = await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${await token()}`, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      const answer = !String(reply.headers["content-type"]).includes("json")
        ? {}
        : (JSON.parse(reply.body) as Partial<Answer<Data>>);
      return { status: reply.statusCode, problem: answer, text: reply.body, ...answer } as unknown as Answer<Data>;
    };
    return {
      id,
      get: (path) => call("GET", path),
      post: (path, body, headers) => call("POST", path, body, headers),
      put: (path, body, headers) => call("PUT", path, body, headers),
      patch: (path, body) => call("PATCH", path, body),
      delete: (path) => call("DELETE", path),
      async fetch(path, more = {}) {
        const headers = { authorization: `Bearer ${await token()}`, ...more };
        const reply = await app.inject({ method: "GET", url: `/api${path}`, headers });
        return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
      },
    };
  };

/** Summarises an error: status, code, and each field with its code. */
export const refusal = ({ status, problem }: Answer<unknown>): unknown => [
  status,
  problem.code,
  ...problem.fields.map(({ path, code }) => `${path}: ${code}`),
];
