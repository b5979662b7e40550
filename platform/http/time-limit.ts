import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/** Connections whose current request is exempt from the server's time limit. */
const exemptSockets = new WeakSet<object>();

export const isExemptFromTimeLimit = (socket: object): boolean => exemptSockets.has(socket);

/**
 * Exempts the body of a request from the time limit while bytes keep coming, and closes the connection when none came
 * for `stallMs` milliseconds. Returns a function that ends the exemption, to be called after the body.
 */
export function exemptFromTimeLimit(request: FastifyRequest, stallMs: number): () => void {
  const socket: Socket = request.raw.socket;
  let seen = -1;
  // Polls, since a listener for the bytes would set them flowing.
  const watch = setInterval(() => {
    if (socket.bytesRead === seen) socket.destroy();
    seen = socket.bytesRead;
  }, stallMs).unref();
  exemptSockets.add(socket);
  const end = (): void => {
    clearInterval(watch);
    exemptSockets.delete(socket);
  };
  request.raw.once("end", end);
  return end;
}
