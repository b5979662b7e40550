import { createServer } from "node:net";
import { StartFailure } from "./failure.ts";

const usual = 3000;
const attempts = 100;

/** Returns the reason why `host` and `port` cannot be listened on; null if they can. */
function obstacle(host: string, port: number): Promise<string | null> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => settle(null)));
  });
}

/** Returns whether another program listens on `localhost` by IPv6, which browsers may prefer. */
async function isShadowed(host: string, port: number): Promise<boolean> {
  return host === "127.0.0.1" && (await obstacle("::1", port)) === "EADDRINUSE";
}

const reasons: Record<string, string> = {
  EADDRINUSE: "another program uses it. Stop that program, or leave PORT out and a free port is chosen",
  EACCES: "this user may not use it. Choose a port from 1024 on",
  EADDRNOTAVAIL: "this machine does not have that address. Correct HOST",
  ENOTFOUND: "there is no such host. Correct HOST",
};

/**
 * Returns the port to listen on: `wanted` if configured, which must be free; otherwise 3000 or the next free one after
 * `taken`.
 * @throws {StartFailure} when the wanted port, or every port, is in use.
 */
export async function choosePort(host: string, wanted: number | null, takenPort = usual - 1): Promise<number> {
  if (wanted !== null) {
    const reason = await obstacle(host, wanted);
    if (reason === null) return wanted;
    throw new StartFailure(`Diwan cannot listen on ${host}, port ${wanted}: ${reasons[reason] ?? reason}.`);
  }
  for (let port = takenPort + 1; port < usual + attempts; port += 1) {
    const reason = await obstacle(host, port);
    if (reason === null && !(await isShadowed(host, port))) return port;
    if (reason !== null && reason !== "EADDRINUSE" && reason !== "EACCES") {
      throw new StartFailure(`Diwan cannot listen on ${host}: ${reasons[reason] ?? reason}.`);
    }
  }
  throw new StartFailure(`The ports ${usual} to ${usual + attempts - 1} are all in use. Set PORT to a free one.`);
}
