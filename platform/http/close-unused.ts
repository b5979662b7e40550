import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets a server close although connections are open on which nothing was ever said. Browsers open some ahead; Node takes
 * them for busy, and closing would wait for them until their time for headers is over, a minute or more.
 */
export function closeUnused(app: FastifyInstance): void {
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
