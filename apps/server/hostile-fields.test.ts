import { afterAll, beforeAll, expect, test } from "vitest";
import type { Route } from "#shared/route.ts";
import { json, startAssault, type Assault } from "#testing/assault.ts";
import { exampleFields, examples, shapeOf } from "#testing/examples.ts";
import { hostileJson } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

/** Milliseconds that one kind of attack on all routes may take beside other tests. */
const patient = 600_000;

/** A valid body as text, with one field replaced by a text that stands for it. */
function bodyWith(route: Route, place: string, value: string): string {
  const kept = exampleFields(route).filter(([name]) => name !== place);
  return `{${[...kept, [place, value]].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(", ")}}`;
}

test("every field of every body has an example here", () => {
  const fields = assault.server.routes.flatMap(({ route }) => shapeOf(route.body));
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(fields)].toSorted());
});

test("every field of every body, with everything it should not be", { timeout: patient }, () =>
  assault.assailAll((route, path) =>
    shapeOf(route.body).flatMap((place) =>
      hostileJson.map((value) => ({
        method: route.method,
        path,
        headers: { ...json, "idempotency-key": crypto.randomUUID() },
        body: bodyWith(route, place, value),
        place,
      })),
    ),
  ),
);
