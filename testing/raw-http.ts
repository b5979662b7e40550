import { connect } from "node:net";

/** A parsed HTTP response; the body is text. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

function parse(received: Buffer): RawAnswer | null {
  const text = received.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status, headers, body: received.subarray(Buffer.byteLength(text.slice(0, end + 4), "latin1")).toString() };
}

/** Returns whether a response is complete although its connection stays open. */
function isWhole(received: Buffer): boolean {
  const { headers, body = "" } = parse(received) ?? {};
  if (headers?.["transfer-encoding"] === "chunked") return body.endsWith("0\r\n\r\n");
  return Buffer.byteLength(body) >= Number(headers?.["content-length"] ?? Infinity);
}

/**
 * Sends bytes that no client library would send; returns one response, or what arrives until the server closes. Null
 * when the server closed without a response.
 */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    if (isWhole(Buffer.concat(chunks))) resolve();
  });
  socket.once("close", resolve);
  socket.on("error", () => resolve());
  socket.write(bytes);
  await ended;
  socket.destroy();
  return parse(Buffer.concat(chunks));
}
