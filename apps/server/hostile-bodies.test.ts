import { afterAll, beforeAll, test } from "vitest";
import { json, startAssault, type Assault } from "#testing/assault.ts";
import { hostileBodies, hostileContentTypes } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

/** Milliseconds that one kind of attack on all routes may take beside other tests. */
const patient = 600_000;

test("bodies that are no object, no JSON, or no sense", { timeout: patient }, () =>
  assault.assailAll((route, path) =>
    hostileBodies.map((body) => ({
      method: route.method,
      path,
      headers: { ...json, "idempotency-key": crypto.randomUUID() },
      body,
    })),
  ),
);

test("bodies of every other type, and bytes that are no text", { timeout: patient }, () =>
  assault.assailAll(({ method }, path) => [
    ...hostileContentTypes.map((type) => ({ method, path, headers: { "content-type": type }, body: "--x\r\n{}" })),
    ...["c328", "fffe7b007d00", "efbbbf7b7d", "7b2261223a22ed a080227d", "00".repeat(100)].map((hex) => ({
      method,
      path,
      headers: json,
      body: Buffer.from(hex.replaceAll(" ", ""), "hex"),
    })),
    { method, path, headers: json, body: Buffer.alloc(1_100_000, "[") },
  ]),
);
