import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";

/** How often the connection is looked at, in milliseconds. */
const interval = 50;

/**
 * Whether the sender of a request closes its side within some milliseconds. Whoever gave up waiting does not read the
 * answer, but the bytes of an abandoned request may arrive long after the next one was answered, and its end a moment
 * after its bytes.
 */
export async function hangsUpWithin(request: FastifyRequest, milliseconds: number): Promise<boolean> {
  const { socket } = request.raw;
  const hungUp = (): boolean => socket.destroyed || socket.readableEnded;
  for (let waited = 0; waited < milliseconds && !hungUp(); waited += interval) await sleep(interval);
  return hungUp();
}
