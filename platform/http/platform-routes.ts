import { z } from "zod";
import { route } from "#shared/route.ts";
import { parsePosition } from "#platform/events/position.ts";

/** Hidden positions, and those that were told in clear before: a reader that comes with one of these reads everything anew. */
export const isPlace = (text: string): boolean => /^[\w-]{60}$/.test(text) || parsePosition(text) !== null;

const position = z.string().refine(isPlace, "invalid");

const longestAddress = 1_000;

/** Whether it is an address below `/api`, with its query, in the form that a browser gives it: none that leads out of there. */
function isReadAddress(text: string): boolean {
  if (!text.startsWith("/") || text.length > longestAddress) return false;
  const { pathname, search, hash } = new URL(`http://diwan/api${text}`);
  const [path = ""] = text.split("?", 1);
  return pathname === `/api${path}` && hash === "" && text.length === path.length + search.length;
}
const readAddress = z.string().refine(isReadAddress, "invalid");
/** Reads that one batch takes. */
const mostParts = 16;

/** What the server itself offers under `/api`. */
export const platformRoutes = {
  readBatch: route({
    method: "GET",
    path: "/batch",
    // Each part asks for its own.
    permission: "public",
    summary: `Several reads (at most ${mostParts}) in one answer: two lines for each as soon as it is ready, {part, status, position} and its body.`,
    query: z.strictObject({ get: z.union([readAddress, z.array(readAddress).min(1).max(mostParts)]) }),
    output: "raw",
    produces: "application/x-ndjson",
    // A whole office has one address.
    isLimitedByParts: true,
  }),
  streamEvents: route({
    method: "GET",
    path: "/events",
    permission: "signedIn",
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
