import { afterAll, beforeAll, expect, test } from "vitest";
import { errorsOf } from "#platform/http/openapi.ts";
import { problemUrn, scimType, speaksScim } from "#platform/http/scim-error.ts";
import type { ErrorCode, Problem } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";
import { createAttacker, type Attack, type AttackAnswer, type Attacker } from "#testing/attacker.ts";
import { exampleFields, exampleQuery, examples, shapeOf } from "#testing/examples.ts";
import {
  hostileBodies,
  hostileContentTypes,
  hostileHeaders,
  hostileJson,
  hostileTexts,
} from "#testing/hostile-values.ts";
import { sendRaw } from "#testing/raw-http.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createTargets, type Somebody, type Targets } from "#testing/targets.ts";

let server: TestServer;
let attacker: Attacker;
let targets: Targets;

beforeAll(async () => {
  server = await startTestServer();
  targets = await createTargets(server);
  attacker = createAttacker(server.url);
});
afterAll(async () => {
  attacker.close();
  await server.close();
});

type Hit = { route: Route; attack: Attack; answer: AttackAnswer; place: string | null };

/** What is wrong with an answer to bad input, or null. */
function fault({ route, attack, answer, place }: Hit): string | null {
  const { status, type, body } = answer;
  if (status === 0 || status >= 500) return `${status} ${body}`;
  if (answer.headers["x-content-type-options"] !== "nosniff") return "without the security headers";
  if (status < 400 || attack.method === "HEAD") return null;
  if (status === 404 && route.produces === "text/html" && type === "text/html; charset=utf-8") return null;
  // What reaches no route at all is told in the usual way.
  const types = [
    "application/problem+json; charset=utf-8",
    ...(speaksScim(route) ? [`${scimType}; charset=utf-8`] : []),
  ];
  if (!types.includes(type)) return `${status} as ${type}`;
  const told = JSON.parse(body) as Problem & { [problemUrn]?: Problem };
  const problem = told[problemUrn] ?? told;
  if (problem.status !== status || problem.requestId === "" || problem.title === "") return `incomplete: ${body}`;
  const declared: ErrorCode[] = [...errorsOf(route), "not_found", "method_not_allowed"];
  if (!declared.includes(problem.code)) return `${status} ${problem.code} is not declared`;
  if (problem.code !== "fields_invalid") return null;
  if (problem.fields.length === 0 || problem.fields.some((field) => field.message === "")) return `no fields: ${body}`;
  const names = problem.fields.some(({ path }) => place === null || path === place || path.startsWith(`${place}.`));
  return names ? null : `does not name ${place}: ${JSON.stringify(problem.fields)}`;
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 80)}… (${text.length})` : text);

type Aimed = Attack & { place?: string };

/** Sends attacks on one route, several at a time; answers what is wrong with the answers. */
async function assail(route: Route, attacks: readonly Aimed[], somebody: Somebody): Promise<string[]> {
  const faults: string[] = [];
  const strike = async ({ place: aimedAt, ...attack }: Aimed): Promise<void> => {
    const place = aimedAt ?? null;
    const send = async (): Promise<AttackAnswer> => {
      const headers = { authorization: `Bearer ${somebody.token}`, ...attack.headers };
      return attacker.send({ ...attack, headers });
    };
    let answer = await send();
    const isOver = answer.status === 401 && route.permission !== "public";
    if (isOver && attack.headers?.["authorization"] === undefined) {
      // An attack before this one has ended the session, as it was asked to.
      somebody.token = (await server.startSession(somebody.id)).token;
      answer = await send();
    }
    const found = fault({ route, attack, answer, place });
    const { method, path, headers, body = "" } = attack;
    const sent = [method, path, JSON.stringify(headers ?? {}), String(body)].map(shorten).join(" ");
    if (found !== null) faults.push(`${sent}\n  → ${found}`);
  };
  // Those that end sessions come one by one: else one ends the session of another.
  const lanes = /sign-out|sessions/.test(route.path) ? 1 : 6;
  const left = [...attacks];
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await strike(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return faults;
}

/** Attacks every route, as somebody who may do everything, and fails with all that went wrong. */
async function assailAll(
  attacksOn: (route: Route, path: string) => readonly Aimed[],
  routes = server.routes,
): Promise<void> {
  const faults: string[] = [];
  for (const { route } of routes) {
    // Nothing is made for what is not attacked.
    if (attacksOn(route, "/api").length === 0) continue;
    const somebody = await targets.hire();
    const path = `/api${await targets.pathOf(route, somebody)}`;
    faults.push(...(await assail(route, attacksOn(route, path), somebody)));
  }
  expect(faults).toEqual([]);
  expect(await server.faults()).toEqual([]);
}

const json = { "content-type": "application/json" };

/** A valid body as text, with one field replaced by a text that stands for it. */
function bodyWith(route: Route, place: string, value: string): string {
  const kept = exampleFields(route).filter(([name]) => name !== place);
  return `{${[...kept, [place, value]].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(", ")}}`;
}

const patient = 600_000;

test("every field of every body has an example here", () => {
  const fields = server.routes.flatMap(({ route }) => shapeOf(route.body));
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(fields)].toSorted());
});

test("every field of every body, with everything it should not be", { timeout: patient }, () =>
  assailAll((route, path) =>
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

test("bodies that are no object, no JSON, or no sense", { timeout: patient }, () =>
  assailAll((route, path) =>
    hostileBodies.map((body) => ({
      method: route.method,
      path,
      headers: { ...json, "idempotency-key": crypto.randomUUID() },
      body,
    })),
  ),
);

test("bodies of every other type, and bytes that are no text", { timeout: patient }, () =>
  assailAll(({ method }, path) => [
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

/** A body that its schema takes, or none where none is asked for. */
const validBody = (route: Route): Pick<Attack, "headers" | "body"> =>
  route.body === undefined
    ? {}
    : {
        headers: json,
        body: `{${exampleFields(route)
          .map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
          .join(", ")}}`,
      };

test("every parameter of every path", { timeout: patient }, () =>
  assailAll((route) => {
    if (!route.path.includes("{")) return [];
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
  }),
);

test("every parameter of every query, and some that nobody knows", { timeout: patient }, () =>
  assailAll((route, path) => {
    const values = [...hostileTexts.map(encodeURIComponent), "%00", "%ff", "%", "%zz", "1&", "%u0031"];
    const attack = (query: string, place = ""): Attack => ({
      method: route.method,
      path: `${path}?${exampleQuery(route, place)}${query}`,
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
      ...shapeOf(route.query).flatMap((place) => [
        ...values.map((value) => attack(`${place}=${value}`, place)),
        ...[`${place}=1&${place}=2`, `${place}[]=1`, `${place}[a]=1`, place].map((query) => attack(query, place)),
        { ...attack(Array.from({ length: 2_000 }, () => `${place}=1`).join("&"), place), place },
      ]),
    ];
  }),
);

test("cursors with everything in them that our own have not", { timeout: patient }, async () => {
  const values = ["0", "-1", "1.5", "1e999", "2147483648", "9007199254740993", "null", "true", "[]", "{}", '""', '"1"'];
  const texts = ["9999999999999999999", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "infinity", "\u0000", "'--"];
  const all = [...values, ...texts.map((text) => JSON.stringify(text))];
  await assailAll((route, path) => {
    if (!shapeOf(route.query).includes("cursor")) return [];
    const lists = all.flatMap((value) =>
      [1, 2, 3].map((count) => Array.from({ length: count }, () => value).join(",")),
    );
    return lists.flatMap((list) =>
      // With the name of a list that can be known from outside, and with a wrong one.
      [`["AAAAAAAAAA",1,${list}]`, `[1,1,${list}]`, `{"a":${list.split(",")[0]}}`].map((content) => ({
        method: "GET",
        path: `${path}?${exampleQuery(route, "cursor")}cursor=${Buffer.from(content).toString("base64url")}`,
        place: "cursor",
      })),
    );
  });
});

/** Headers are read in one place, by what a route is: three of each manner stand for the others. */
function ofEveryManner(): typeof server.routes {
  const seen = new Map<string, number>();
  return server.routes.filter(({ route }) => {
    const { method, permission, transaction, output, acceptsSecret, bearsNoPerson, produces, consumes } = route;
    const body = typeof output === "object" ? "JSON" : String(output);
    const access = permission === "public" || permission === "signedIn" ? permission : "a right";
    const manner = [method, access, transaction, body, acceptsSecret, bearsNoPerson, produces, consumes].join(" ");
    seen.set(manner, (seen.get(manner) ?? 0) + 1);
    return (seen.get(manner) ?? 0) <= 3;
  });
}

test("every header that is read", { timeout: patient }, () => {
  const routes = ofEveryManner();
  expect(routes.length).toBeGreaterThan(40);
  return assailAll(
    (route, path) =>
      Object.entries(hostileHeaders).flatMap(([name, values]) =>
        values.map((value) => {
          const { headers, body } = validBody(route);
          return {
            method: route.method,
            path,
            headers: { ...headers, [name]: value },
            ...(body === undefined ? {} : { body }),
          };
        }),
      ),
    routes,
  );
});

test(
  "every other method: refused with those that are allowed, or answered without a body",
  { timeout: patient },
  async () => {
    const methods = ["HEAD", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "QUERY", "SEARCH"];
    await assailAll((_, path) => methods.map((method) => ({ method, path })));
    const { status, headers } = await attacker.send({ method: "DELETE", path: "/api/topics" });
    expect([status, headers["allow"]]).toEqual([405, "GET, POST"]);
  },
);

test("bytes that are no HTTP: one answer, and the next is served", { timeout: patient }, async () => {
  const host = "host: localhost\r\nconnection: close\r\n";
  const post = `POST /api/sign-in HTTP/1.1\r\n${host}content-type: application/json\r\n`;
  const messages = [
    "nonsense\r\n\r\n",
    "\0\0\0\0\r\n\r\n",
    "GET\r\n\r\n",
    `GET /api/me HTTP/9.9\r\n${host}\r\n`,
    "GET /api/me HTTP/1.1\r\n\r\n",
    `GET /api/m e HTTP/1.1\r\n${host}\r\n`,
    `GET /api/m\0e HTTP/1.1\r\n${host}\r\n`,
    `GET /api/\xff\xfe HTTP/1.1\r\n${host}\r\n`,
    `GET ${"/x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET /api/me HTTP/1.1\r\n${host}x: ${"y".repeat(40_000)}\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\n${host}no colon\r\n\r\n`,
    `${post}content-length: -5\r\n\r\n{}`,
    `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
    `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `${post}transfer-encoding: nonsense\r\n\r\n{}`,
    `POST /api/sign-in HTTP/1.1\r\n${host}expect: 200-ok\r\n\r\n`,
    "CONNECT evil.invalid:443 HTTP/1.1\r\nhost: evil.invalid\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    `GET http://evil.invalid/api/me HTTP/1.1\r\n${host}\r\n`,
    `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${host}\r\n`,
    `GET /../../../../etc/passwd HTTP/1.1\r\n${host}\r\n`,
    `GET //evil.invalid/ HTTP/1.1\r\n${host}\r\n`,
  ];
  for (const message of messages) {
    const answer = await sendRaw(server.url, Buffer.from(message, "latin1"));
    const shown = `${shorten(JSON.stringify(message))} → ${answer?.status} ${answer?.body.slice(0, 200)}`;
    expect(answer === null || (answer.status >= 200 && answer.status < 500), shown).toBe(true);
    expect(answer?.body ?? "", shown).not.toContain("root:");
  }
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect(await server.faults()).toEqual([]);
});
