import type { Route, RouteInput, RouteOutput } from "#shared/route.ts";
import { requestTimeoutMs } from "#shared/renewal.ts";
import { fetchJson, takeEarlyJson } from "./http.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import { isProblem, Unreachable } from "./problems.ts";
import { commonHeaders, sendWithRenewal } from "./renewing.ts";
import { tokenStore } from "./session.ts";

type Given<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]: Input[Part] };
type Mandatory<Input> = { [Part in keyof Input as object extends Input[Part] ? never : Part]: Input[Part] };
type Optional<Input> = { [Part in keyof Input as object extends Input[Part] ? Part : never]?: Input[Part] };

type Flat<Parts> = { [Part in keyof Parts]: Parts[Part] };

/** The parts declared by the route; a part with only optional fields may be omitted. */
export type CallInput<R extends Route> = Flat<Mandatory<Given<RouteInput<R>>> & Optional<Given<RouteInput<R>>>>;

export type CallOptions = {
  signal?: AbortSignal;
  /** Uses this token instead of the browser's session; the session is not renewed. */
  accessToken?: string;
};

type CallArguments<R extends Route> =
  object extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions];

/** A typed API call. Rejects with `ApiProblem` or `Unreachable`. */
export type Endpoint<R extends Route = Route> = {
  (...args: CallArguments<R>): Promise<RouteOutput<R>>;
  /** Returns the answer to a read that index.html began, if it has arrived; undefined otherwise. */
  readonly early: (input: CallInput<R>) => RouteOutput<R> | undefined;
  readonly method: R["method"];
  readonly path: R["path"];
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Builds the address below `/api`: fills in `{id}` and appends the query; undefined and null values are omitted. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

const headersOf = (accessToken: string | null) => ({
  "content-type": "application/json",
  ...commonHeaders(accessToken),
});

const keys = createIdempotencyKeys(() => crypto.randomUUID(), Date.now);

/** Returns whether the outcome of the write is unknown. */
const isUndecided = (error: unknown): boolean =>
  error instanceof Unreachable || isProblem(error, "request_running") || (isProblem(error) && error.status >= 500);

async function call(method: string, path: string, parts: Parts, options: CallOptions): Promise<unknown> {
  const address = addressOf(path, parts);
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  // The renewal repeats the request with the same key, and so does a user who submits again.
  const attempt = method === "POST" ? keys.keyFor(`${address}\n${body ?? ""}`) : null;
  const send = (accessToken: string | null, signal: AbortSignal): Promise<unknown> =>
    fetchJson({
      method,
      path: address,
      headers: {
        ...headersOf(accessToken),
        ...(attempt === null ? {} : { "idempotency-key": attempt.key }),
      },
      ...(body === undefined ? {} : { body }),
      signal: options.signal === undefined ? signal : AbortSignal.any([signal, options.signal]),
    });
  try {
    if (options.accessToken !== undefined)
      return await send(options.accessToken, AbortSignal.timeout(requestTimeoutMs));
    return await sendWithRenewal(path, send);
  } catch (error) {
    if (attempt !== null && isUndecided(error)) keys.remember(attempt);
    throw error;
  }
}

/**
 * Returns a typed call of a contract route: `endpoint(identityRoutes.signIn)`. The browser build replaces the route
 * with its method and path (`tools/start/route-calls.ts`), so that no schema is bundled.
 */
export function endpoint<R extends Route>({ method, path }: R): Endpoint<R> {
  const send = (input: Parts = {}, options: CallOptions = {}): Promise<unknown> => call(method, path, input, options);
  const early = (input: Parts): unknown =>
    takeEarlyJson({ path: addressOf(path, input), headers: headersOf(tokenStore.accessToken()) });
  return Object.assign(send, { method, path, early }) as unknown as Endpoint<R>;
}
