import { afterAll, beforeAll, expect, test } from "vitest";
import { inputHandlingOf, oneOfEach, startAssault, validBody, type Assault } from "#testing/assault.ts";
import { hostileHeaders } from "#testing/hostile-values.ts";
import { sendRaw } from "#testing/raw-http.ts";

let assault: Assault;
beforeAll(async () => {
  assault = await startAssault();
});
afterAll(() => assault.close());

test("every header that is read", () => {
  // Headers are read in one place, by the kind of a route.
  const routes = oneOfEach(assault.server.routes, inputHandlingOf);
  expect(routes.length).toBeGreaterThan(30);
  return assault.assailAll(
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

test("every other method: refused with the allowed methods, or answered without a body", async () => {
  const methods = ["HEAD", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "QUERY", "SEARCH"];
  const routes = oneOfEach(assault.server.routes, ({ path }) => path);
  await assault.assailAll((_, path) => methods.map((method) => ({ method, path })), routes);
  const { status, headers } = await assault.attacker.send({ method: "DELETE", path: "/api/topics" });
  expect([status, headers["allow"]]).toEqual([405, "GET, POST"]);
});

test("bytes that are not HTTP: one answer, and the next request is served", async () => {
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
    const answer = await sendRaw(assault.server.url, Buffer.from(message, "latin1"));
    const shown = `${JSON.stringify(message).slice(0, 120)} → ${answer?.status} ${answer?.body.slice(0, 200)}`;
    expect(answer === null || (answer.status >= 200 && answer.status < 500), shown).toBe(true);
    expect(answer?.body ?? "", shown).not.toContain("root:");
  }
  expect((await fetch(`${assault.server.url}/livez`)).status).toBe(200);
  expect(await assault.server.faults()).toEqual([]);
});
