import { afterAll, beforeAll, test } from "vitest";
import type { z } from "zod";
import type { Route } from "#shared/route.ts";
import type { Attack } from "#testing/attacker.ts";
import {
  groupPlaces,
  inputHandlingOf,
  oneOfEach,
  refusedBy,
  startAssault,
  validBody,
  type Assault,
} from "#testing/assault.ts";
import { exampleQuery } from "#testing/example-queries.ts";
import { shapeOf } from "#testing/examples.ts";
import { hostileTexts } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

/** Parameters that get a value in one query, and those that the schema refuses. */
type Group = { places: readonly string[]; refused: readonly string[] };

function groupParameters(route: Route, value: string): readonly Group[] {
  const { query } = route;
  if (query === undefined) return [];
  const refusedWith = (group: readonly string[]) => {
    const sent = Object.fromEntries(new URLSearchParams(exampleQuery(route, group)));
    return refusedBy(query, { ...sent, ...Object.fromEntries(group.map((place) => [place, value])) });
  };
  const groups = groupPlaces(query, value, shapeOf(query), refusedWith);
  return groups.map((places) => ({ places, refused: refusedWith(places) }));
}

const undecodable = ["%", "%zz", "%00", "%ff", "%c0%af", "%2F", "%2f..%2f", "..%2f..%2f", "a%0d%0ab", "x".repeat(400)];
/** Values of the last parameter of a path, as written there. */
const values = [...hostileTexts.map(encodeURIComponent), ...undecodable];

/** Returns the path of a route with a value for its last parameter. */
const pathWith = (route: Route, value: string): string =>
  route.path.replace(/\{\w+\}(?!.*\{)/, value).replace(/\{\w+\}/g, "1");

/** Returns whether the schema of a route accepts a value for the last parameter of its path. */
function takes(route: Route, value: string): boolean {
  const [, name = ""] = /\{(\w+)\}(?!.*\{)/.exec(route.path) ?? [];
  const { shape = {} } = (route.params ?? {}) as { shape?: Readonly<Record<string, z.ZodType>> };
  return !undecodable.includes(value) && shape[name]?.safeParse(decodeURIComponent(value)).success === true;
}

test("every parameter of every path", async () => {
  const routes = assault.server.routes.filter(({ route }) => route.path.includes("{"));
  // Some of these match another route, so no field is expected to be named.
  const attack = (route: Route, value: string): Attack => ({
    method: route.method,
    path: `/api${pathWith(route, value)}`,
    ...validBody(route),
  });
  // Values that a schema refuses are sent to one route of each kind and schema; every route gets one of them.
  const refused = (route: Route): string[] => values.filter((value) => !takes(route, value));
  const readers = oneOfEach(routes, (route) => `${inputHandlingOf(route)} ${refused(route).join(" ")}`);
  await assault.assailAll((route) => refused(route).map((value) => attack(route, value)), readers);
  await assault.assailAll(
    (route) => ["x%00", ...values.filter((value) => takes(route, value))].map((value) => attack(route, value)),
    routes,
  );
});

/** Attacks the query of a route, valid except for `places` and the addition. */
const attackQuery = (route: Route, path: string, query: string, places: readonly string[] = []): Attack => ({
  method: route.method,
  path: `${path}?${exampleQuery(route, places)}${query}`,
  ...validBody(route),
});

test("unknown parameters", () => {
  const strange = [
    "unheardOf=1",
    "__proto__=1",
    "__proto__[a]=1",
    "constructor=1",
    "=1",
    "&&&",
    "%00=1",
    "a[]=1&a[]=2",
  ];
  const routes = assault.server.routes.filter(({ route }) => route.query !== undefined);
  return assault.assailAll(
    (route, path) => strange.map((query) => attackQuery(route, path, query)),
    [...new Set([...routes, ...oneOfEach(assault.server.routes, inputHandlingOf)])],
  );
});

test("every parameter of every query", () =>
  assault.assailAll(
    (route, path) => [
      ...hostileTexts.flatMap((value) =>
        groupParameters(route, value).map(({ places, refused }) => ({
          refused,
          ...attackQuery(route, path, places.map((place) => `${place}=${encodeURIComponent(value)}`).join("&"), places),
          // With one parameter only, another may be missing.
          ...(places.length > 1 ? { places } : {}),
        })),
      ),
      ...shapeOf(route.query).flatMap((place) =>
        [
          ...["%00", "%ff", "%", "%zz", "1&", "%u0031"].map((value) => `${place}=${value}`),
          `${place}=1&${place}=2`,
          `${place}[]=1`,
          `${place}[a]=1`,
          place,
        ].map((query) => attackQuery(route, path, query, [place])),
      ),
      ...shapeOf(route.query).map((place) => ({
        ...attackQuery(route, path, Array.from({ length: 2_000 }, () => `${place}=1`).join("&"), [place]),
        places: [place],
      })),
    ],
    assault.server.routes.filter(({ route }) => shapeOf(route.query).length > 0),
  ));

test("cursors with every content that valid ones do not have", async () => {
  const numbers = [
    "0",
    "-1",
    "1.5",
    "1e999",
    "2147483648",
    "9007199254740993",
    "null",
    "true",
    "[]",
    "{}",
    '""',
    '"1"',
  ];
  const texts = ["9999999999999999999", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "infinity", "\u0000", "'--"];
  const lists = [...numbers, ...texts.map((text) => JSON.stringify(text))].flatMap((value) =>
    [1, 2, 3].map((count) => Array.from({ length: count }, () => value).join(",")),
  );
  const routes = assault.server.routes.filter(({ route }) => shapeOf(route.query).includes("cursor"));
  const attack = (route: Route, path: string, content: string) => ({
    method: "GET",
    path: `${path}?${exampleQuery(route, ["cursor"])}cursor=${Buffer.from(content).toString("base64url")}`,
    places: ["cursor"],
  });
  // With the name of a list that an outsider can know; that of none is refused before the list is queried.
  await assault.assailAll(
    (route, path) => lists.map((list) => attack(route, path, `["AAAAAAAAAA",1,${list}]`)),
    routes,
  );
  await assault.assailAll(
    (route, path) =>
      lists.flatMap((list) =>
        [`[1,1,${list}]`, `{"a":${list.split(",")[0]}}`].map((text) => attack(route, path, text)),
      ),
    routes.slice(0, 3),
  );
});
