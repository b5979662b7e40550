import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A TCP proxy in front of a server, for a network that is slow or silent. */
export type Proxy = {
  /** The target's address with the proxy's host and port. */
  url: string;
  /** Delays what passes in either direction by that many milliseconds from now on; 0 ends it. */
  delay(ms: number): void;
  /** Passes nothing from now on, and closes nothing: as a cable that is cut, or a machine that is frozen. */
  cut(): void;
  /** Passes everything again, also what was held meanwhile. */
  heal(): void;
  /** Closes all connections, and refuses new ones until `open`. */
  refuse(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a proxy to the host and port of an address. */
export async function startProxy(targetUrl: string): Promise<Proxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let passing = Promise.withResolvers<void>();
  passing.resolve();

  /** Passes data on in order, each part after its delay. */
  function pipe(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();
    const pass = (act: () => void): void => {
      const due = performance.now() + delayMs;
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await sleep(left);
        await passing.promise;
        if (!to.destroyed) act();
      });
    };
    from.on("data", (data) => pass(() => void to.write(data)));
    from.on("end", () => pass(() => void to.end()));
    from.on("close", () => pass(() => void to.destroy()));
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    pipe(client, upstream);
    pipe(upstream, client);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const refuse = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const url = new URL(targetUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    delay: (ms) => void (delayMs = ms),
    cut: () => void (passing = Promise.withResolvers<void>()),
    heal: () => passing.resolve(),
    refuse,
    open: () => listen(port),
    async close() {
      passing.resolve();
      await refuse();
    },
  };
}
