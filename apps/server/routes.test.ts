import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setAccountStatus, type BuiltInRole } from "#modules/identity/server/index.ts";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { errorsOf } from "#platform/http/openapi.ts";
import { problemUrn, usesScimFormat, statusOf } from "#platform/http/scim-error.ts";
import { errorCodes, type Problem } from "#shared/errors.ts";
import { permissions, type Permission } from "#shared/permissions.ts";
import { isReading, noContent, type Route } from "#shared/route.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

/** The permissions of every role, listed again: a new permission of a role must be added here too. */
const rights: Record<BuiltInRole, readonly Permission[]> = {
  employee: ["topic.create", "comment.create"],
  attendanceOfficer: ["topic.create", "comment.create", "attendance.read", "attendance.manage", "leave.manage"],
  contentEditor: [
    "topic.create",
    "comment.create",
    "topic.feature",
    "topic.requireReading",
    "link.manage",
    "promotion.manage",
    "document.manage",
  ],
  moderator: [
    "topic.create",
    "comment.create",
    "topic.moderate",
    "topic.feature",
    "topic.requireReading",
    "category.manage",
  ],
  administrator: permissions,
};
const roles = Object.keys(rights) as BuiltInRole[];

let server: TestServer;
const people = new Map<BuiltInRole, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const role of roles) people.set(role, await server.hire(role, role));
});
afterAll(() => server.close());

const titleOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Sends a request that no schema accepts: authorisation must be refused before validation. */
async function attempt(route: Route, token: string | null): Promise<{ status: number; code: string | null }> {
  const path = route.path.replace(/\{\w+\}/g, "nobody's");
  const sendsBody = !isReading(route.method) && route.method !== "DELETE";
  const response = await fetch(`${server.url}/api${path}?unheard=of`, {
    method: route.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(sendsBody ? { "content-type": "application/json" } : {}),
    },
    ...(sendsBody ? { body: '{"unheard": [' } : {}),
  });
  if (response.status < 400) {
    await response.body?.cancel();
    return { status: response.status, code: null };
  }
  const type = usesScimFormat(route) ? "application/scim+json" : "application/problem+json";
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  // An answer to HEAD has no body, by definition.
  if (route.method === "HEAD")
    return { status: response.status, code: { 401: "not_signed_in", 403: "not_allowed" }[response.status] ?? null };
  const body = (await response.json()) as Problem & { [problemUrn]?: Problem };
  return { status: response.status, code: (body[problemUrn] ?? body).code };
}

const tokenOf = async (role: BuiltInRole): Promise<string> => (await server.startSession(people.get(role) ?? "")).token;

/** Calls every route, one after the other, so that a failure names them all. */
async function outcomes(
  token: (route: Route) => Promise<string | null>,
  expected: (route: Route) => string,
): Promise<void> {
  const seen: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const { route } of server.routes) {
    const { status, code } = await attempt(route, await token(route));
    const refused = status === 401 || status === 403;
    seen[titleOf(route)] = refused ? `${status} ${code}` : "let in";
    wanted[titleOf(route)] = expected(route);
  }
  expect(seen).toEqual(wanted);
}

const needsSession = (route: Route): string => (route.permission === "public" ? "let in" : "401 not_signed_in");

describe("every route refuses", () => {
  test("a request without a token", () => outcomes(async () => null, needsSession));

  test("an invalid token", async () => {
    const good = await tokenOf("administrator");
    const [head, , signature] = good.split(".");
    const claims = Buffer.from(JSON.stringify({ sub: "1", sid: "x", gen: 1, exp: 9_999_999_999 })).toString(
      "base64url",
    );
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const forged of [
      "garbage",
      `${head}.${claims}.${signature}`,
      `${none}.${claims}.`,
      `${good.slice(0, -4)}AAAA`,
    ]) {
      await outcomes(async () => forged, needsSession);
    }
  });

  test("a token of eleven minutes ago", async () => {
    setClock(() => Date.now() - 660_000);
    const old = await tokenOf("administrator").finally(() => setClock(null));
    await outcomes(async () => old, needsSession);
  });

  test("a signed-out session, at once", async () => {
    const token = await tokenOf("administrator");
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(200);
    expect((await fetch(`${server.url}/api/sign-out`, { method: "POST", headers })).status).toBe(204);
    await outcomes(async () => token, needsSession);
  });

  test("a disabled account", async () => {
    const id = await server.hire("Faisal", "administrator");
    const { token } = await server.startSession(id);
    await transaction(server.database.primary, (tx) =>
      setAccountStatus(tx, id, "disabled", { actorId: null, requestId: null }),
    );
    await outcomes(async () => token, needsSession);
  });
});

test("HEAD is authorised as GET is", async () => {
  const employee = await tokenOf("employee");
  for (const { route } of server.routes.filter((each) => each.route.method === "GET")) {
    const url = `${server.url}/api${route.path.replace(/\{\w+\}/g, "1")}`;
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(url, { method: "HEAD", headers })).status;
    expect([route.path, (await ask({})) === 401]).toEqual([route.path, route.permission !== "public"]);
    expect([route.path, await ask({ authorization: `Bearer ${employee}` })]).not.toEqual([route.path, 401]);
  }
});

test.each(roles)("every route admits a person with the role %s exactly within their permissions", (role) =>
  outcomes(
    // Routes that end sessions end only the one of the request.
    () => tokenOf(role),
    ({ permission }) =>
      permission === "public" || permission === "signedIn" || rights[role].includes(permission)
        ? "let in"
        : "403 not_allowed",
  ),
);

describe("the list of routes", () => {
  type Operation = {
    operationId: string;
    "x-permission"?: string;
    security: object[];
    responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  };
  type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };
  const describeInterface = async (): Promise<OpenApi> => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    return (await response.json()) as OpenApi;
  };

  test("contains everything that outside clients rely on", () => {
    const promised = `
      GET /me, PATCH /me, POST /me/photo, DELETE /me/photo, GET /me/sessions, DELETE /me/sessions/{id}
      GET /categories, POST /categories, GET /categories/{id}, PATCH /categories/{id}, DELETE /categories/{id}
      GET /topics, POST /topics, GET /topics/{id}, PATCH /topics/{id}, DELETE /topics/{id}
      PUT /topics/{id}/like, DELETE /topics/{id}/like
      GET /topics/{id}/comments, POST /topics/{id}/comments, PATCH /comments/{id}, DELETE /comments/{id}
      PUT /comments/{id}/like, DELETE /comments/{id}/like
      OPTIONS /files, POST /files, HEAD /files/{id}, PATCH /files/{id}, DELETE /files/{id}, GET /files/{id}
      POST /refreshAccessToken, POST /sign-in, POST /sign-up, POST /sign-out, GET /events, GET /openapi.json, GET /docs`;
    const there = server.routes.map(({ route }) => titleOf(route));
    expect(there).toEqual(
      expect.arrayContaining(
        promised
          .split(/[,\n]/)
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      ),
    );
    expect(new Set(there).size, "no route twice").toBe(there.length);
  });

  test("equals the description of the interface: the same routes, each with its permission and all its answers", async () => {
    const { openapi, paths } = await describeInterface();
    expect(openapi).toMatch(/^3\.1\./);
    const titles = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(titles.toSorted()).toEqual(server.routes.map(({ route }) => titleOf(route)).toSorted());

    for (const { name, route } of server.routes) {
      const operation = paths[route.path]?.[route.method.toLowerCase()];
      const title = titleOf(route);
      expect(operation?.operationId, title).toBe(name);
      expect(operation?.["x-permission"], title).toBe(route.permission);
      expect(operation?.security.length, title).toBe(route.permission === "public" ? 0 : 1);
      const statuses = [route.status, ...(route.otherStatus === null ? [] : [route.otherStatus])];
      const refusals = errorsOf(route).map((code) => statusOf(route, code));
      const described = Object.keys(operation?.responses ?? {}).toSorted();
      expect(described, title).toEqual([...new Set([...statuses, ...refusals].map(String))].toSorted());
      for (const status of statuses) {
        const content = operation?.responses[status]?.content;
        if (route.output === noContent) expect(content, title).toBeUndefined();
        else expect(Object.keys(content ?? {}), title).toEqual([route.produces]);
        if (typeof route.output === "object") expect(content?.[route.produces]?.schema, title).toBeTypeOf("object");
      }
    }
  });

  test("names only existing permissions and refusals, and has a schema for every path parameter", () => {
    for (const { route } of server.routes) {
      const title = titleOf(route);
      expect(["public", "signedIn", ...permissions], title).toContain(route.permission);
      for (const code of route.errors) expect(errorCodes, title).toContain(code);
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (route.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      expect(Object.keys(shape), title).toEqual(names);
    }
  });
});
