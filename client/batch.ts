/** The server's limit of parts per batch. */
const maxParts = 16;

/** Milliseconds after page load during which early reads are used. */
const earlyReadsLifetimeMs = 20_000;

export type BatchedFetch = {
  (path: string, init: RequestInit): Promise<Response>;
  takeArrived: (path: string, init: RequestInit) => Arrived | null;
};

type Fetch = (address: string, init: RequestInit) => Promise<Response>;
type Part = { path: string; init: RequestInit; answer: PromiseWithResolvers<Response>; arrived?: Arrived };
/** The body of a part, and the response with its status and headers. */
export type Arrived = { body: string; response: Response };
/** A batch that the page requested before its scripts loaded (`apps/web/index.html`). */
export type EarlyReads = { paths: readonly string[]; headers: Record<string, string>; answer: Promise<Response> };

type Head = { part: number; status: number };

/** Runs after the current task and its microtasks. Timers in a hidden tab are delayed by up to a second. */
function afterThisTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function responseOf({ status }: Head, body: string, batch: Headers): Response {
  const position = batch.get("event-position");
  const headers = { "content-type": "application/json", ...(position === null ? {} : { "event-position": position }) };
  return new Response(body === "" ? null : body, { status, headers });
}

/**
 * Returns a `fetch` for reads that combines the reads of one task with equal headers into one request and resolves each
 * as soon as its part arrives. If the server does not support batches or refuses one, each read is sent separately.
 * `early` are reads that are already in flight; `takeArrived` returns one that has succeeded already, else null.
 */
export function createBatchedFetch(
  fetchOne: Fetch,
  {
    early = null,
    defer = afterThisTask,
    sinceOpened = () => performance.now(),
  }: { early?: EarlyReads | null; defer?: (run: () => void) => void; sinceOpened?: () => number } = {},
): BatchedFetch {
  let waiting: Part[] = [];
  let isKnown = true;

  const sendAlone = ({ path, init, answer }: Part): void =>
    void fetchOne(`/api${path}`, init).then(answer.resolve, answer.reject);

  const fail = (parts: readonly Part[], error: unknown): void => parts.forEach(({ answer }) => answer.reject(error));

  async function sendTogether(parts: readonly Part[]): Promise<void> {
    const shared = new AbortController();
    const abort = (): void => {
      if (parts.every(({ init }) => init.signal?.aborted)) shared.abort();
    };
    for (const { init } of parts) init.signal?.addEventListener("abort", abort, { once: true });
    const query = parts.map(({ path }) => `get=${encodeURIComponent(path)}`).join("&");
    await receive(parts, await fetchOne(`/api/batch?${query}`, { ...parts[0]?.init, signal: shared.signal }));
  }

  async function receive(parts: readonly Part[], response: Response): Promise<void> {
    const isBatch = response.headers.get("content-type")?.startsWith("application/x-ndjson") ?? false;
    if (!response.ok || !isBatch || response.body === null) {
      isKnown = response.status !== 404 && response.status !== 405;
      parts.forEach(sendAlone);
      return;
    }
    const alone = new Set<Part>();
    let head: Head | null = null;
    for await (const line of linesOf(response.body)) {
      if (head === null) {
        head = JSON.parse(line) as Head;
        continue;
      }
      const part = parts[head.part];
      // Streams and files cannot be batch parts.
      if (part !== undefined && head.status === 400 && line.includes('"code":"malformed"')) {
        alone.add(part);
        sendAlone(part);
      } else if (part !== undefined) {
        part.arrived = { body: line, response: responseOf(head, line, response.headers) };
        part.answer.resolve(part.arrived.response);
      }
      head = null;
    }
    // No effect on parts that are already resolved.
    fail(
      parts.filter((part) => !alone.has(part)),
      new TypeError("The answer broke off."),
    );
  }

  function sendWaiting(): void {
    const wanted = waiting.filter(({ init }) => init.signal?.aborted !== true);
    const asked = Map.groupBy(wanted, ({ init }) => JSON.stringify(init.headers));
    waiting = [];
    for (const group of asked.values()) {
      for (let from = 0; from < group.length; from += maxParts) {
        const parts = group.slice(from, from + maxParts);
        if (parts.length === 1 || !isKnown) parts.forEach(sendAlone);
        else sendTogether(parts).catch((error: unknown) => fail(parts, error));
      }
    }
  }

  const earlyParts = (early?.paths ?? []).map((path): Part => {
    const answer = Promise.withResolvers<Response>();
    // The page may never request it.
    answer.promise.catch(() => {});
    return { path, init: { headers: early?.headers ?? {}, cache: "no-store" }, answer };
  });
  early?.answer.then((response) => receive(earlyParts, response)).catch((error: unknown) => fail(earlyParts, error));
  const untaken = new Set(earlyParts);

  /** Returns an early read that was not used yet; it needs equal headers, and later its data would be stale. */
  function findEarly(path: string, init: RequestInit): Part | undefined {
    if (sinceOpened() > earlyReadsLifetimeMs) untaken.clear();
    const headers = JSON.stringify(init.headers);
    return [...untaken].find((part) => part.path === path && JSON.stringify(part.init.headers) === headers);
  }

  function takeArrived(path: string, init: RequestInit): Arrived | null {
    const part = findEarly(path, init);
    if (part?.arrived?.response.status !== 200) return null;
    untaken.delete(part);
    return part.arrived;
  }

  async function read(path: string, init: RequestInit): Promise<Response> {
    const { signal } = init;
    signal?.throwIfAborted();
    const answer = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => answer.reject(signal.reason), { once: true });
    const early = findEarly(path, init);
    if (early !== undefined) {
      untaken.delete(early);
      early.answer.promise.then(answer.resolve, answer.reject);
      return answer.promise;
    }
    if (waiting.length === 0) defer(sendWaiting);
    waiting.push({ path, init, answer });
    return answer.promise;
  }

  return Object.assign(read, { takeArrived });
}
