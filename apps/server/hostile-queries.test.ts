import { afterAll, beforeAll, test } from "vitest";
import type { Route } from "#shared/route.ts";
import type { Attack } from "#testing/attacker.ts";
import { groupPlaces, refusedBy, startAssault, validBody, type Assault } from "#testing/assault.ts";
import { exampleQuery, shapeOf } from "#testing/examples.ts";
import { hostileTexts } from "#testing/hostile-values.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

function groupParameters(route: Route, value: string): readonly (readonly string[])[] {
  const { query } = route;
  if (query === undefined) return [];
  return groupPlaces(query, value, shapeOf(query), (group) => {
    const sent = Object.fromEntries(new URLSearchParams(exampleQuery(route, group)));
    return refusedBy(query, { ...sent, ...Object.fromEntries(group.map((place) => [place, value])) });
  });
}

test("every parameter of every path", () =>
  assault.assailAll(
    (route) => {
      const undecodable = [
        "%",
        "%zz",
        "%00",
        "%ff",
        "%c0%af",
        "%2F",
        "%2f..%2f",
        "..%2f..%2f",
        "a%0d%0ab",
        "x".repeat(400),
      ];
      // The last parameter; some of these lead to another route, and so no place is expected to be named.
      return [...hostileTexts.map(encodeURIComponent), ...undecodable].map((value) => ({
        method: route.method,
        path: `/api${route.path.replace(/\{\w+\}(?!.*\{)/, value).replace(/\{\w+\}/g, "1")}`,
        ...validBody(route),
      }));
    },
    assault.server.routes.filter(({ route }) => route.path.includes("{")),
  ));

test("every parameter of every query, and some that nobody knows", () =>
  assault.assailAll((route, path) => {
    const undecodable = ["%00", "%ff", "%", "%zz", "1&", "%u0031"];
    const attack = (query: string, ...places: readonly string[]): Attack => ({
      method: route.method,
      path: `${path}?${exampleQuery(route, places)}${query}`,
      ...validBody(route),
    });
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
    return [
      ...strange.map((query) => attack(query)),
      ...hostileTexts.flatMap((value) =>
        groupParameters(route, value).map((places) => ({
          ...attack(places.map((place) => `${place}=${encodeURIComponent(value)}`).join("&"), ...places),
          // Of one alone, another parameter may be what is missing.
          ...(places.length > 1 ? { places } : {}),
        })),
      ),
      ...shapeOf(route.query).flatMap((place) => [
        ...undecodable.map((value) => attack(`${place}=${value}`, place)),
        ...[`${place}=1&${place}=2`, `${place}[]=1`, `${place}[a]=1`, place].map((query) => attack(query, place)),
        { ...attack(Array.from({ length: 2_000 }, () => `${place}=1`).join("&"), place), places: [place] },
      ]),
    ];
  }));

test("cursors with everything in them that our own have not", async () => {
  const values = ["0", "-1", "1.5", "1e999", "2147483648", "9007199254740993", "null", "true", "[]", "{}", '""', '"1"'];
  const texts = ["9999999999999999999", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "infinity", "\u0000", "'--"];
  const all = [...values, ...texts.map((text) => JSON.stringify(text))];
  await assault.assailAll(
    (route, path) => {
      const lists = all.flatMap((value) =>
        [1, 2, 3].map((count) => Array.from({ length: count }, () => value).join(",")),
      );
      return lists.flatMap((list) =>
        // With the name of a list that can be known from outside, and with a wrong one.
        [`["AAAAAAAAAA",1,${list}]`, `[1,1,${list}]`, `{"a":${list.split(",")[0]}}`].map((content) => ({
          method: "GET",
          path: `${path}?${exampleQuery(route, ["cursor"])}cursor=${Buffer.from(content).toString("base64url")}`,
          places: ["cursor"],
        })),
      );
    },
    assault.server.routes.filter(({ route }) => shapeOf(route.query).includes("cursor")),
  );
});
