import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { StartFailure } from "./failure.ts";
import { choosePort } from "./port.ts";

const servers: Server[] = [];

function occupy(host: string, port: number): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    servers.push(server);
    server.once("error", refuse);
    server.listen(port, host, () => {
      const address = server.address();
      settle(typeof address === "object" && address ? address.port : 0);
    });
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

test("a configured port is used when it is free", async () => {
  const port = await occupy("127.0.0.1", 0);
  await new Promise((closed) => servers.pop()?.close(closed));
  expect(await choosePort("127.0.0.1", port)).toBe(port);
  expect(await choosePort("127.0.0.1", 0)).toBe(0);
});

test("a configured port that is taken is refused with an explanation", async () => {
  const port = await occupy("127.0.0.1", 0);
  const refusal = choosePort("127.0.0.1", port);
  await expect(refusal).rejects.toThrow(StartFailure);
  await expect(refusal).rejects.toThrow(`port ${port}: another program uses it`);
});

test("an address that this machine does not have is refused with an explanation", async () => {
  await expect(choosePort("192.0.2.1", null)).rejects.toThrow("does not have that address");
});

test("without a configured port, the next free port after a taken one is chosen", async () => {
  const first = await choosePort("127.0.0.1", null);
  await occupy("127.0.0.1", first);
  const second = await choosePort("127.0.0.1", null);
  expect(second).toBeGreaterThan(first);
  expect(await choosePort("127.0.0.1", null, second)).toBeGreaterThan(second);
});

test("a port whose localhost leads to another program is skipped", async ({ skip }) => {
  const first = await choosePort("127.0.0.1", null);
  await occupy("::1", first).catch(() => skip("this machine has no IPv6"));
  expect(await choosePort("127.0.0.1", null)).toBeGreaterThan(first);
});
