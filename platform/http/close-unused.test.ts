import { once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { closeUnusedConnections } from "./close-unused.ts";

test("a server closes despite an idle connection without a request, and answers a pending request first", async () => {
  const app = fastify({ forceCloseConnections: "idle" });
  closeUnusedConnections(app);
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    app.get("/", async () => {
      resolve();
      await new Promise<void>((go) => (answer = go));
      return "Hello";
    });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const silent = connect(Number(new URL(url).port), "127.0.0.1");
  await once(silent, "connect");
  const response = fetch(url, { headers: { connection: "close" } });
  await asked;
  const silence = once(silent, "close");
  const closed = app.close();
  await silence;
  answer?.();
  expect(await (await response).text()).toBe("Hello");
  await closed;
});
