import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/** Connections whose present request may take longer than requests usually may. */
const patient = new WeakSet<object>();

/** Whether the connection carries a request that is being waited for, however long it takes. */
export const isPatientWith = (socket: object): boolean => patient.has(socket);

/**
 * Lets the body of a request take as long as it needs while it keeps coming; when nothing came between two looks, so many
 * milliseconds apart, the connection is closed. Answers what ends the waiting: to be called when the body is over.
 */
export function waitPatiently(request: FastifyRequest, stallMs: number): () => void {
  const socket: Socket = request.raw.socket;
  let seen = -1;
  // Looking from time to time, since listening to the bytes would set them flowing.
  const watch = setInterval(() => {
    if (socket.bytesRead === seen) socket.destroy();
    seen = socket.bytesRead;
  }, stallMs).unref();
  patient.add(socket);
  const end = (): void => {
    clearInterval(watch);
    patient.delete(socket);
  };
  request.raw.once("end", end);
  return end;
}
