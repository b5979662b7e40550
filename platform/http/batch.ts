import { PassThrough } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Marks a request that a batch makes: a part may not be a stream or a file, whose length has no bound. */
export const partHeader = "x-batch-part";

/** Headers of the batch that each part carries. */
const passedOn = ["authorization", "accept-language", "host", "user-agent", "x-device"] as const;

function partHeaders({ headers }: FastifyRequest): Record<string, string> {
  const passed = passedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(passed), [partHeader]: "1" };
}

/** The first line of a part: which it is in the order of the request, its status, and its `event-position` if it has one. */
type PartHead = { part: number; status: number; position: string | null };

/**
 * Answers several reads of the interface, each as if it had been asked for alone, in the order in which they are ready: two
 * lines for each, its head and its body as JSON (empty when it has none).
 */
export async function answerBatch(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: readonly string[],
): Promise<void> {
  void reply.type("application/x-ndjson; charset=utf-8");
  if (request.method === "HEAD") return void reply.send();
  const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  const gzip = takesGzip ? createGzip() : null;
  const out = gzip ?? new PassThrough();
  if (takesGzip) void reply.header("content-encoding", "gzip");
  void reply.header("vary", "accept-encoding").header("x-accel-buffering", "no").send(out);

  const headers = partHeaders(request);
  const answer = async (path: string, part: number): Promise<void> => {
    const {
      statusCode: status,
      payload,
      ...answered
    } = await request.server.inject({
      method: "GET",
      url: `/api${path}`,
      headers,
      remoteAddress: request.ip,
    });
    const position = answered.headers["event-position"]?.toString() ?? null;
    const head: PartHead = { part, status, position };
    if (out.destroyed) return;
    out.write(`${JSON.stringify(head)}\n${payload}\n`);
    // The reader need not wait for the next part.
    gzip?.flush();
  };
  try {
    await Promise.all(paths.map(answer));
    out.end();
  } catch (error) {
    // The answer has begun: that it breaks off tells the reader.
    out.destroy(error as Error);
  }
}
