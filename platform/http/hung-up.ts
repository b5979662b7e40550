import type { FastifyRequest } from "fastify";

/**
 * Whether the sender of a request has already closed its side: whoever gave up waiting will not read the answer, and
 * bytes of an abandoned request may arrive long after it.
 */
export function hasHungUp(request: FastifyRequest): boolean {
  const { socket } = request.raw;
  return socket.destroyed || socket.readableEnded;
}
