import { expect } from "vitest";
import type { z } from "zod";
import { readInput } from "#platform/http/input.ts";
import { errorsOf } from "#platform/http/openapi.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { problemUrn, scimType, usesScimFormat } from "#platform/http/scim-error.ts";
import type { ErrorCode, Problem } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";
import { createAttacker, type Attack, type AttackAnswer, type Attacker } from "./attacker.ts";
import { exampleFields } from "./examples.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { createTargets, type TestUser } from "./targets.ts";

type AttackResult = { route: Route; attack: Attack; answer: AttackAnswer; places: readonly string[] };

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** Returns the fault of a response to bad input, or null. */
function fault({ route, attack, answer, places }: AttackResult): string | null {
  const { status, type, body } = answer;
  if (status === 0 || status >= 500) return `${status} ${body}`;
  if (answer.headers["x-content-type-options"] !== "nosniff") return "without the security headers";
  if (status < 400 || attack.method === "HEAD") return null;
  if (status === 404 && route.produces === "text/html" && type === "text/html; charset=utf-8") return null;
  // A request that reaches no route gets the default error format.
  const types = [
    "application/problem+json; charset=utf-8",
    ...(usesScimFormat(route) ? [`${scimType}; charset=utf-8`] : []),
  ];
  if (!types.includes(type)) return `${status} as ${type}`;
  const parsed = JSON.parse(body) as Problem & { [problemUrn]?: Problem };
  const problem = parsed[problemUrn] ?? parsed;
  if (problem.status !== status || problem.requestId === "" || problem.title === "") return `incomplete: ${body}`;
  const declared: ErrorCode[] = [...errorsOf(route), "not_found", "method_not_allowed"];
  if (!declared.includes(problem.code)) return `${status} ${problem.code} is not declared`;
  if (problem.code !== "fields_invalid") return null;
  if (problem.fields.length === 0 || problem.fields.some((field) => field.message === "")) return `no fields: ${body}`;
  const unnamed = unnamedOf(
    places,
    problem.fields.map(({ path }) => path),
  );
  return unnamed.length === 0 ? null : `does not name ${unnamed.join(", ")}: ${JSON.stringify(problem.fields)}`;
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 80)}… (${text.length})` : text);

/**
 * An attack whose refusal must name all of `places` (fields or parameters); `refused` are the places that the route's
 * schema refuses, if known.
 */
type Aimed = Attack & { places?: readonly string[]; refused?: readonly string[] };

const unnamedOf = (places: readonly string[], named: readonly string[]): readonly string[] =>
  places.filter((place) => !named.some((path) => isWithin(path, place)));

/** Returns the fields or parameters of a value that the schema refuses. */
export function refusedBy(schema: z.ZodType, value: unknown): readonly string[] {
  try {
    readInput(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.fields.map(({ path }) => path);
  }
}

/**
 * Groups places by attack. Those that the schema refuses share one attack, whose refusal must name all of them; an
 * accepted one is attacked alone, so that it reaches the code behind the schema.
 */
export function groupPlaces(
  schema: z.ZodType,
  value: unknown,
  places: readonly string[],
  refusedWith: (places: readonly string[]) => readonly string[],
): readonly (readonly string[])[] {
  const { shape = {} } = schema as { shape?: Readonly<Record<string, z.ZodType>> };
  const namedIn = (group: readonly string[]): readonly string[] => {
    if (group.length < 2) return [];
    const refusedPaths = refusedWith(group);
    return group.filter((place) => refusedPaths.some((path) => isWithin(path, place)));
  };
  const together = namedIn(places.filter((place) => shape[place]?.safeParse(value).success === false));
  // Refusals can depend on the other places of a group; unless all are named, each place is attacked alone.
  if (together.length < 2 || namedIn(together).length < together.length) return places.map((place) => [place]);
  return [together, ...places.filter((place) => !together.includes(place)).map((place) => [place])];
}

/** A server with the means to attack its routes. Closed by the caller. */
export type Assault = {
  server: TestServer;
  attacker: Attacker;
  /**
   * Attacks the given or all routes as a user with all permissions, and fails with all faults. Attacks that a schema
   * refuses are sent to one route of each manner; for the other routes only the schema is checked.
   */
  assailAll(attacksOn: (route: Route, path: string) => readonly Aimed[], routes?: TestServer["routes"]): Promise<void>;
  close(): Promise<void>;
};

export async function startAssault(): Promise<Assault> {
  const server = await startTestServer();
  const targets = await createTargets(server);
  const attacker = createAttacker(server.url);
  const readers = new Set(oneOfEach(server.routes, inputHandlingOf).map(({ route }) => route));

  /** Sends concurrent attacks on one route; returns the faults of the responses. */
  async function assail(route: Route, attacks: readonly Aimed[], user: TestUser): Promise<string[]> {
    const faults: string[] = [];
    const strike = async ({ places = [], refused = [], ...attack }: Aimed): Promise<void> => {
      const { method, path, headers, body = "" } = attack;
      const sent = [method, path, JSON.stringify(headers ?? {}), String(body)].map(shorten).join(" ");
      if (refused.length > 0 && !readers.has(route)) {
        const unnamed = unnamedOf(places, refused);
        if (unnamed.length > 0) faults.push(`${sent}\n  → its schema does not name ${unnamed.join(", ")}`);
        return;
      }
      const send = async (): Promise<AttackAnswer> => {
        const headers = { authorization: `Bearer ${user.token}`, ...attack.headers };
        return attacker.send({ ...attack, headers });
      };
      let answer = await send();
      const isOver = answer.status === 401 && route.permission !== "public";
      if (isOver && attack.headers?.["authorization"] === undefined) {
        // A previous attack has ended the session, as requested.
        user.token = (await server.startSession(user.id)).token;
        answer = await send();
      }
      const found = fault({ route, attack, answer, places });
      if (found !== null) faults.push(`${sent}\n  → ${found}`);
    };
    // Attacks that end sessions run one at a time: otherwise one ends the session of another.
    const lanes = /sign-out|sessions/.test(route.path) ? 1 : 6;
    const left = [...attacks];
    const lane = async (): Promise<void> => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await strike(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return faults;
  }

  async function assailAll(
    attacksOn: (route: Route, path: string) => readonly Aimed[],
    routes = server.routes,
  ): Promise<void> {
    const faults: string[] = [];
    for (const { route } of routes) {
      const user = await targets.hire();
      const path = `/api${await targets.pathOf(route, user)}`;
      faults.push(...(await assail(route, attacksOn(route, path), user)));
    }
    expect(faults).toEqual([]);
    expect(await server.faults()).toEqual([]);
  }

  return {
    server,
    attacker,
    assailAll,
    async close() {
      attacker.close();
      await server.close();
    },
  };
}

/** Returns how a request is read before its schema applies: routes of the same manner share all of that code. */
export function inputHandlingOf(route: Route): string {
  const { method, permission, transaction, idempotent, output, acceptsSecret, produces, consumes } = route;
  const sent = typeof output === "object" ? "JSON" : String(output);
  const access = permission === "public" || permission === "signedIn" ? permission : "a right";
  const reading = [route.body === undefined, consumes].join(" ");
  return [method, access, transaction, idempotent, sent, acceptsSecret, produces, reading].join(" ");
}

/** Returns the first route of each kind. */
export function oneOfEach(routes: TestServer["routes"], kindOf: (route: Route) => string): TestServer["routes"] {
  const seen = new Set<string>();
  return routes.filter(({ route }) => {
    const kind = kindOf(route);
    return !seen.has(kind) && seen.add(kind);
  });
}

export const json = { "content-type": "application/json" };

/** Returns a body that the route's schema accepts, or none if the route has no body. */
export const validBody = (route: Route): Pick<Attack, "headers" | "body"> =>
  route.body === undefined
    ? {}
    : {
        headers: json,
        body: `{${exampleFields(route)
          .map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
          .join(", ")}}`,
      };
