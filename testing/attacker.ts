import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** A request that may be malformed: method, path and headers are sent unchanged. */
export type Attack = { method: string; path: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

/** The response. For streams only the headers are read. */
export type AttackAnswer = { status: number; type: string; headers: Record<string, unknown>; body: string };

export type Attacker = { send(attack: Attack): Promise<AttackAnswer>; close(): void };

/** Larger responses are compressed if the request accepts it. */
const decoders: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Sends requests that `fetch` refuses, over few connections. Rejects when the server closes the connection. */
export function createAttacker(url: string): Attacker {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  const send = (attack: Attack): Promise<AttackAnswer> =>
    new Promise((resolve, reject) => {
      const { method, path, headers = {}, body } = attack;
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const outgoing = request({ hostname, port, agent, method, path, headers: { ...length, ...headers } });
      // A refusal may arrive, and the connection be closed, before the whole request is sent.
      outgoing.on("error", reject);
      outgoing.on("response", (incoming) => {
        const { statusCode: status = 0 } = incoming;
        const type = incoming.headers["content-type"] ?? "";
        const chunks: Buffer[] = [];
        const finish = (): void => {
          const sent = Buffer.concat(chunks);
          const decode = sent.length === 0 ? undefined : decoders[incoming.headers["content-encoding"] ?? ""];
          resolve({ status, type, headers: incoming.headers, body: (decode?.(sent) ?? sent).toString() });
        };
        if (type.startsWith("text/event-stream")) {
          incoming.destroy();
          finish();
          return;
        }
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", finish);
      });
      outgoing.end(body);
    });

  return { send, close: () => agent.destroy() };
}
