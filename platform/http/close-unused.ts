import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes connections without a request when the server stops. Browsers open some ahead; Node counts them as busy, so
 * closing would wait for the header timeout, a minute or more.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
