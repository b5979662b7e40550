import { createBatchedFetch, type EarlyReads } from "./batch.ts";
import { ApiProblem, readProblem, Unreachable } from "./problems.ts";
import { firstPosition } from "./stream-position.ts";

export type HttpRequest = {
  method: string;
  /** Address below `/api`, including the query. */
  path: string;
  headers: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  /** Beside the page's other requests. */
  priority?: RequestPriority;
};

/** Wraps the error of an unanswered request in `Unreachable`; an `AbortError` of the caller is returned unchanged. */
export function unansweredError(error: unknown, online = navigator.onLine): unknown {
  if (error instanceof DOMException && error.name === "AbortError") return error;
  return new Unreachable(online ? "network" : "offline", { cause: error });
}

/** Returns the server's problem, or `Unreachable` if the body is not one (a proxy answered). */
export function problemOf(body: unknown): ApiProblem | Unreachable {
  const problem = readProblem(body);
  return problem === null ? new Unreachable("gateway") : new ApiProblem(problem);
}

type FetchPath = (path: string, init: RequestInit) => Promise<Response>;
const fetchAlone: FetchPath = (path, init) => fetch(`/api${path}`, init);
const { earlyReads = null } = globalThis as { earlyReads?: EarlyReads };
const fetchBatched = createBatchedFetch((address, init) => fetch(address, init), { early: earlyReads });

/** Returns the accepted response; throws a refusal as `ApiProblem`. */
export async function fetchAnswer({ path, ...request }: HttpRequest, fetchPath = fetchAlone): Promise<Response> {
  const answer = fetchPath(path, { ...request, cache: "no-store" });
  if (request.headers["authorization"] !== undefined && path !== "/events") firstPosition.add(answer);
  let response: Response;
  try {
    response = await answer;
  } catch (error) {
    throw unansweredError(error);
  }
  if (response.ok) return response;
  throw problemOf(await response.json().catch(() => null));
}

/** Returns the JSON of a read that began before the scripts were loaded and has succeeded; undefined if there is none. */
export function takeEarlyJson({ path, headers }: Pick<HttpRequest, "path" | "headers">): unknown {
  const arrived = fetchBatched.takeArrived(path, { headers });
  if (arrived === null) return undefined;
  firstPosition.add(Promise.resolve(arrived.response));
  return JSON.parse(arrived.body);
}

/** Returns the response's JSON; undefined if it has no body. */
export async function fetchJson(request: HttpRequest): Promise<unknown> {
  const response = await fetchAnswer(request, request.method === "GET" ? fetchBatched : fetchAlone);
  if (response.status === 204) return undefined;
  try {
    const text = await response.text();
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    // The connection broke off within the body, or a proxy answered.
    throw error instanceof SyntaxError ? new Unreachable("gateway", { cause: error }) : unansweredError(error);
  }
}
