import { z } from "zod";
import { route } from "#shared/route.ts";
import { parsePosition } from "#platform/events/position.ts";

/** Hidden positions, and plain ones of earlier releases, which make the reader reload everything. */
export const isPlace = (text: string): boolean => /^[\w-]{60}$/.test(text) || parsePosition(text) !== null;

const position = z.string().refine(isPlace, "invalid");

const maxAddressLength = 1_000;

/** Returns whether the text is a normalised address below `/api`, with its query: it cannot lead out of there. */
function isReadAddress(text: string): boolean {
  if (!text.startsWith("/") || text.length > maxAddressLength) return false;
  const { pathname, search, hash } = new URL(`http://diwan/api${text}`);
  const [path = ""] = text.split("?", 1);
  return pathname === `/api${path}` && hash === "" && text.length === path.length + search.length;
}
const readAddress = z.string().refine(isReadAddress, "invalid");
/** Maximum reads in one batch. */
const maxParts = 16;

/** Routes of the platform itself under `/api`. */
export const platformRoutes = {
  readBatch: route({
    method: "GET",
    path: "/batch",
    // Each part checks its own permission.
    permission: "public",
    summary: `Several reads (at most ${maxParts}) in one answer: two lines for each as soon as it is ready, {part, status} and its body. \`event-position\` is where a stream of events starts that misses no change after it.`,
    query: z.strictObject({ get: z.union([readAddress, z.array(readAddress).min(1).max(maxParts)]) }),
    output: "raw",
    produces: "application/x-ndjson",
    // A whole office may share one address.
    isLimitedByParts: true,
  }),
  streamEvents: route({
    method: "GET",
    path: "/events",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary:
      "Server-sent events: what has changed, as {action, subject, details, actorId}. Begins with `ready`, after what was missed since `Last-Event-ID` (or `after`), or with `resync` when that is too much; ends with `closed`.",
    query: z.strictObject({ after: position.optional() }),
    output: "raw",
    produces: "text/event-stream",
  }),
  readOpenApi: route({
    method: "GET",
    path: "/openapi.json",
    permission: "public",
    summary: "This description of the interface (OpenAPI 3.1).",
    output: "raw",
  }),
  readDocs: route({
    method: "GET",
    path: "/docs",
    permission: "public",
    summary: "The description of the interface as a page.",
    output: "raw",
    produces: "text/html",
  }),
};
