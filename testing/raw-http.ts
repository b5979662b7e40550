import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** An answer as it came over the wire; the body is text. */
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

/**
 * Sends bytes that no client library would send, and reads until the server closes, or says nothing more for a second.
 * Null when the server closed without a word.
 */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  let heard = Date.now();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    heard = Date.now();
  });
  socket.once("close", resolve);
  socket.on("error", () => resolve());
  socket.write(bytes);
  while (!socket.closed && Date.now() - heard < 1_000) await Promise.race([ended, sleep(100)]);
  socket.destroy();
  return parse(Buffer.concat(chunks));
}
