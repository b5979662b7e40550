import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyLimitOf } from "#platform/http/body-limit.ts";
import type { Route } from "#shared/route.ts";
import { groupPlaces, json, refusedBy, startAssault, type Assault } from "#testing/assault.ts";
import { exampleFields, examples, shapeOf } from "#testing/examples.ts";
import { hostileJson } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

/** A valid body as text, with fields replaced by a text that stands for them. */
function bodyWith(route: Route, places: readonly string[], value: string): string {
  const kept = exampleFields(route).filter(([name]) => !places.includes(name));
  const replaced = places.map((place) => [place, value]);
  return `{${[...kept, ...replaced].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(", ")}}`;
}

const chunk = (places: readonly string[], size: number): readonly (readonly string[])[] =>
  places.flatMap((_, at) => (at % size === 0 ? [places.slice(at, at + size)] : []));

function groupFields(route: Route, limit: number, value: string): readonly (readonly string[])[] {
  const { body } = route;
  const places = shapeOf(body);
  if (body === undefined || value.length > limit) return [places];
  const refusedWith = (group: readonly string[]) => refusedBy(body, JSON.parse(bodyWith(route, group, value)));
  const parsed: unknown = JSON.parse(value);
  // Half of the limit is left for the other fields.
  return chunk(places, Math.max(1, Math.floor(limit / 2 / value.length))).flatMap((few) =>
    groupPlaces(body, parsed, few, refusedWith),
  );
}

test("every field of every body has an example here", () => {
  const fields = assault.server.routes.flatMap(({ route }) => shapeOf(route.body));
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(fields)].toSorted());
});

test("every field of every body, with everything it should not be", () =>
  assault.assailAll(
    (route, path) => {
      const limit = bodyLimitOf(route);
      return hostileJson.flatMap((value) =>
        groupFields(route, limit, value).map((places) => ({
          method: route.method,
          path,
          headers: { ...json, "idempotency-key": crypto.randomUUID() },
          body: bodyWith(route, places, value),
          places,
        })),
      );
    },
    assault.server.routes.filter(({ route }) => shapeOf(route.body).length > 0),
  ));
