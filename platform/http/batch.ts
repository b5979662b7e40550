import { PassThrough } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { shareReads } from "#platform/database/share-reads.ts";

/** Marks the requests of a batch. A part must not be a stream or a file, since their length is unbounded. */
export const partHeader = "x-batch-part";

/** Request headers of the batch that are copied to each part. */
const forwardedHeaders = ["authorization", "accept-language", "host", "user-agent", "x-device"] as const;

function partHeaders({ headers }: FastifyRequest): Record<string, string> {
  const passed = forwardedHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(passed), [partHeader]: "1" };
}

/** First line of a part: its index in the request, and its status. */
type PartHead = { part: number; status: number };

/**
 * Answers several reads in one response, each when it is ready, with what a request of its own would get. A statement
 * that several of them need runs once. Each part is two lines: the head, and the body as JSON (empty if there is none).
 */
export async function answerBatch(request: FastifyRequest, reply: FastifyReply, paths: readonly string[]) {
  void reply.type("application/x-ndjson; charset=utf-8");
  if (request.method === "HEAD") return void reply.send();
  const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  const gzip = takesGzip ? createGzip() : null;
  const out = gzip ?? new PassThrough();
  if (takesGzip) void reply.header("content-encoding", "gzip");
  void reply.header("vary", "accept-encoding").header("x-accel-buffering", "no").send(out);

  const headers = partHeaders(request);
  const answer = async (path: string, part: number): Promise<void> => {
    const { statusCode: status, payload } = await request.server.inject({
      method: "GET",
      url: `/api${path}`,
      headers,
      remoteAddress: request.ip,
    });
    const head: PartHead = { part, status };
    if (out.destroyed) return;
    out.write(`${JSON.stringify(head)}\n${payload}\n`);
    // Sends the part without waiting for the next one.
    gzip?.flush();
  };
  try {
    await shareReads(() => Promise.all(paths.map(answer)));
    out.end();
  } catch (error) {
    // The status line has been sent, so the broken connection signals the error.
    out.destroy(error as Error);
  }
}
