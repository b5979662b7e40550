import { afterAll, beforeAll, expect, test } from "vitest";
import type { Route } from "#shared/route.ts";
import { json, inputHandlingOf, oneOfEach, startAssault, type Assault } from "#testing/assault.ts";
import { hostileBodies, hostileContentTypes } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const withBodies = (bodies: readonly string[]) => (route: Route, path: string) =>
  bodies.map((body) => ({
    method: route.method,
    path,
    headers: { ...json, "idempotency-key": crypto.randomUUID() },
    body,
  }));

test("JSON bodies of wrong or malformed content, on routes with a schema", async () => {
  const readable = hostileBodies.filter(isJson);
  expect(readable.length).toBeGreaterThan(10);
  const routes = assault.server.routes.filter(({ route }) => route.body !== undefined);
  await assault.assailAll(withBodies(readable), routes);
});

test("bodies of any kind, which are read in one place before any schema", () =>
  assault.assailAll(withBodies(hostileBodies), oneOfEach(assault.server.routes, inputHandlingOf)));

test("bodies of every other type, and bytes that are not text", () =>
  assault.assailAll(
    ({ method }, path) => [
      ...hostileContentTypes.map((type) => ({ method, path, headers: { "content-type": type }, body: "--x\r\n{}" })),
      ...["c328", "fffe7b007d00", "efbbbf7b7d", "7b2261223a22ed a080227d", "00".repeat(100)].map((hex) => ({
        method,
        path,
        headers: json,
        body: Buffer.from(hex.replaceAll(" ", ""), "hex"),
      })),
      { method, path, headers: json, body: Buffer.alloc(1_100_000, "[") },
    ],
    oneOfEach(assault.server.routes, inputHandlingOf),
  ));
