import { answerBatch } from "./batch.ts";
import type { EventStreams } from "./event-stream.ts";
import { bindRoutes, type BoundRoute } from "./handler.ts";
import { isPlace, platformRoutes } from "./platform-routes.ts";
import { refuseField } from "./refuse.ts";

/** Returns the position from which a disconnected reader resumes. */
function lastEventId(header: string | string[] | undefined): string | null {
  if (header === undefined || header === "") return null;
  if (typeof header !== "string" || !isPlace(header)) {
    throw refuseField("fields_invalid", "Last-Event-ID", { key: "headerInvalid" });
  }
  return header;
}

type Options = {
  streams: EventStreams;
  /** Returns the OpenAPI document as JSON and as an HTML page; called once, at the first request. */
  describe: () => { json: string; page: string };
};

export function bindPlatformRoutes({ streams, describe }: Options): BoundRoute[] {
  let description: { json: string; page: string } | null = null;
  const described = () => (description ??= describe());
  return bindRoutes(platformRoutes, {
    readBatch: ({ query, raw: { request, reply } }) => {
      // Read before the parts: a stream that starts there misses no change after them.
      if (request.headers.authorization !== undefined) reply.header("event-position", streams.position());
      return answerBatch(request, reply, [query.get].flat());
    },
    streamEvents: async ({ actor, query, raw: { request, reply } }) => {
      const after = lastEventId(request.headers["last-event-id"]) ?? query.after ?? null;
      if (request.method === "HEAD") void reply.type("text/event-stream").send();
      else await streams.open(actor, after, reply);
    },
    readOpenApi: async ({ raw: { reply } }) => {
      void reply.type("application/json; charset=utf-8").send(described().json);
    },
    readDocs: async ({ raw: { reply } }) => {
      void reply.type("text/html; charset=utf-8").send(described().page);
    },
  });
}
