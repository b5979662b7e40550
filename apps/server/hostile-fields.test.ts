import { afterAll, beforeAll, expect, test } from "vitest";
import { memoizeByKey } from "#platform/database/memoize.ts";
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

/** Returns a valid body as text, with fields replaced by a value. */
function bodyWith(route: Route, places: readonly string[], value: string): string {
  const kept = exampleFields(route).filter(([name]) => !places.includes(name));
  const replaced = places.map((place) => [place, value]);
  return `{${[...kept, ...replaced].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(", ")}}`;
}

const chunk = (places: readonly string[], size: number): readonly (readonly string[])[] =>
  places.flatMap((_, at) => (at % size === 0 ? [places.slice(at, at + size)] : []));

/** Texts to send to each field alone as well as together: one field's refusal would hide those of the others. */
const alone = ["", " ", "-1", "1e3", "' or 1=1 --", "constructor", "\r\nset-cookie: token=x", "\u{10ffff}\ufffe\uffff"];

/** Fields that get a value in one body, those that a refusal must name, and those that the schema refuses. */
type Group = { places: readonly string[]; named: readonly string[]; refused: readonly string[] };

function groupFields(route: Route, limit: number, value: string): readonly Group[] {
  const { body } = route;
  const places = shapeOf(body);
  // A body beyond the limit is refused by its length, whatever the field.
  if (body === undefined || value.length > limit) return [{ places: places.slice(0, 1), named: [], refused: [] }];
  const known = memoizeByKey<readonly string[]>();
  const refusedWith = (group: readonly string[]) =>
    known(group.join(" "), () => refusedBy(body, JSON.parse(bodyWith(route, group, value))));
  const parsed: unknown = JSON.parse(value);
  // Half of the limit is left for the other fields.
  return chunk(places, Math.max(1, Math.floor(limit / 2 / value.length))).flatMap((few): readonly Group[] => {
    const groups = groupPlaces(body, parsed, few, refusedWith);
    const taken = groups.filter((group) => group.length === 1 && refusedWith(group).length === 0).flat();
    if (typeof parsed !== "string" || alone.includes(parsed) || taken.length < 2 || refusedWith(taken).length > 0) {
      return groups.map((group) => ({ places: group, named: group, refused: refusedWith(group) }));
    }
    const others = groups.filter((group) => !taken.includes(group[0] ?? ""));
    return [
      { places: taken, named: [], refused: [] },
      ...others.map((group) => ({ places: group, named: group, refused: refusedWith(group) })),
    ];
  });
}

test("every field of every body has an example here", () => {
  const fields = assault.server.routes.flatMap(({ route }) => shapeOf(route.body));
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(fields)].toSorted());
});

test("every field of every body, with every invalid value", () =>
  assault.assailAll(
    (route, path) => {
      const limit = bodyLimitOf(route);
      return hostileJson.flatMap((value) =>
        groupFields(route, limit, value).map(({ places, named, refused }) => ({
          method: route.method,
          path,
          headers: { ...json, "idempotency-key": crypto.randomUUID() },
          body: bodyWith(route, places, value),
          places: named,
          refused,
        })),
      );
    },
    assault.server.routes.filter(({ route }) => shapeOf(route.body).length > 0),
  ));
