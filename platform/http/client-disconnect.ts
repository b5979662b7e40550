import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";

/** Polling interval in milliseconds. */
const pollMs = 50;

/**
 * Returns whether the sender of a request closes its side within some milliseconds. A client that timed out does not
 * read the answer, but the bytes of an abandoned request may arrive long after the next one was answered, and the end
 * of the connection a moment after the bytes.
 */
export async function disconnectsWithin(request: FastifyRequest, milliseconds: number): Promise<boolean> {
  const { socket } = request.raw;
  const hungUp = (): boolean => socket.destroyed || socket.readableEnded;
  for (let waited = 0; waited < milliseconds && !hungUp(); waited += pollMs) await sleep(pollMs);
  return hungUp();
}
