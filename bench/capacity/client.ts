import { Agent, request, type ClientRequest } from "node:http";

export type Sent = {
  method: "GET" | "POST" | "PUT";
  /** Below `/api`. */
  path: string;
  token: string | null;
  body?: object | undefined;
  /** Whether the text of the answer is needed; otherwise it is compressed, as for a browser, and discarded. */
  isRead?: boolean;
};

/** `status` 0: no answer in time, or a broken connection. */
export type Answer = { status: number; text: string; eventPosition: string | null };

/** Milliseconds after which a browser gives up. */
const timeoutMs = 10_000;
const failed: Answer = { status: 0, text: "", eventPosition: null };

/** Sends requests on kept-alive connections, as many at once as are begun: a slow server does not delay the next ones. */
export function createClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 });
  const pending = new Map<ClientRequest, number>();
  // One timer for all requests.
  const ending = setInterval(() => {
    const now = performance.now();
    for (const [each, deadline] of pending) if (now > deadline) each.destroy(new Error("No answer in time."));
  }, 250);

  function send(origin: string, { method, path, token, body, isRead = false }: Sent): Promise<Answer> {
    return new Promise((resolve) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const headers: Record<string, string> = { "user-agent": "capacity" };
      if (token !== null) headers["authorization"] = `Bearer ${token}`;
      if (!isRead) headers["accept-encoding"] = "gzip, deflate, br, zstd";
      if (text !== null) {
        headers["content-type"] = "application/json";
        headers["content-length"] = String(Buffer.byteLength(text));
      }
      const outgoing = request(`${origin}/api${path}`, { method, agent, headers });
      const finish = (answer: Answer): void => {
        pending.delete(outgoing);
        resolve(answer);
      };
      pending.set(outgoing, performance.now() + timeoutMs);
      outgoing.once("error", () => finish(failed));
      outgoing.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => isRead && chunks.push(chunk));
        response.once("error", () => finish(failed));
        response.once("end", () => {
          const position = response.headers["event-position"];
          finish({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            eventPosition: typeof position === "string" ? position : null,
          });
        });
      });
      outgoing.end(text ?? undefined);
    });
  }

  return {
    send,
    pending: () => pending.size,
    close(): void {
      clearInterval(ending);
      agent.destroy();
    },
  };
}

/** The event stream of one person. */
export type Stream = { close(): void };

/** Opens an event stream on a connection of its own; null if it is refused. `onEnd` is called when the server ends it. */
export function openStream(
  origin: string,
  { token, after }: { token: string; after: string | null },
  on: { data(chunk: string): void; end(): void },
): Promise<Stream | null> {
  return new Promise((resolve) => {
    const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: "text/event-stream" };
    if (after !== null) headers["last-event-id"] = after;
    let isClosed = false;
    const outgoing = request(`${origin}/api/events`, { headers, agent: false });
    const end = (): void => {
      resolve(null);
      if (!isClosed) on.end();
      isClosed = true;
    };
    outgoing.setTimeout(timeoutMs * 6, () => outgoing.destroy());
    outgoing.once("error", end);
    outgoing.once("response", (response) => {
      response.once("error", end);
      response.once("end", end);
      response.setEncoding("utf8");
      response.on("data", on.data);
      if (response.statusCode !== 200) return outgoing.destroy();
      resolve({
        close() {
          isClosed = true;
          outgoing.destroy();
        },
      });
    });
    outgoing.end();
  });
}
