import { setImmediate as breathe } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { identityRoutes } from "#modules/identity/contract/routes.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";
import { topicRoutes } from "#modules/community/contract/routes.ts";
import { memoryStorage } from "#testing/memory-storage.ts";
import { addressOf, endpoint } from "./api.ts";
import { ApiProblem, Unreachable } from "./problems.ts";
import { onSession } from "./session.ts";

const signIn = endpoint(identityRoutes.signIn);
const forgotPassword = endpoint(identityRoutes.forgotPassword);
const endSession = endpoint(identityRoutes.endSession);
const readMe = endpoint(peopleRoutes.readMe);
const listTopics = endpoint(topicRoutes.listTopics);

describe("type inference", () => {
  it("an endpoint's input and output types are derived from the contract", () => {
    expectTypeOf(signIn).parameter(0).toEqualTypeOf<{ body: { email: string; password: string } }>();
    expectTypeOf(endSession).parameter(0).toEqualTypeOf<{ params: { id: string } }>();
    expectTypeOf<Awaited<ReturnType<typeof endSession>>>().toEqualTypeOf<void>();
    expectTypeOf<Awaited<ReturnType<typeof readMe>>["data"]["calendar"]>().toEqualTypeOf<
      "gregory" | "islamic-umalqura"
    >();
    // A part with only optional fields may be omitted; an undeclared part is rejected.
    expectTypeOf(listTopics).toBeCallableWith();
    expectTypeOf(listTopics).toBeCallableWith({ query: { sort: "newest", category: 3 } });
    expectTypeOf(readMe).toBeCallableWith();
  });

  it("input that does not match the route is a type error", () => {
    // @ts-expect-error the body is missing
    const without = () => signIn();
    // @ts-expect-error the sort does not exist
    const sorted = () => listTopics({ query: { sort: "shuffled" } });
    expect([without, sorted]).toHaveLength(2);
  });
});

it("addressOf fills in path parameters and omits absent query values", () => {
  expect(addressOf("/topics/{id}/comments", { params: { id: "a/b ٣" } })).toBe("/topics/a%2Fb%20%D9%A3/comments");
  expect(addressOf("/topics", { query: { category: 3, cursor: undefined, author: null, sort: "newest" } })).toBe(
    "/topics?category=3&sort=newest",
  );
});

type Sent = { address: string; method: string; headers: Record<string, string>; body: string | undefined };
type Answer = { status: number; body?: unknown; type?: string } | Error | "silence";

/** Stubs a browser and a server that returns the scripted answers in order. */
function scripted(...answers: Answer[]) {
  const sent: Sent[] = [];
  const cookies = new Map([["token", "old"]]);
  vi.stubGlobal("localStorage", memoryStorage({ refreshToken: "r1", preferences: '{"locale":"ar"}' }));
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    sent.push({
      address,
      method: init.method ?? "",
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    });
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new Error("Nothing more was expected."));
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === "silence") {
      return new Promise((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError"))),
      );
    }
    const body =
      answer.status === 204 ? null : typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    return Promise.resolve(new Response(body, { status: answer.status }));
  });
  return { sent, cookies };
}

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { type: "x", title: "t", status, detail: "d", code, fields: [], requestId: "q1", ...more },
});
const tokens = { status: 200, body: { data: { token: "new", refreshToken: "r2" } } };

describe("an endpoint call", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("a request sends JSON, the locale and the bearer token; a POST also sends an idempotency key", async () => {
    const { sent } = scripted(
      { status: 200, body: { data: [] } },
      { status: 202, body: { data: { status: "mailed" } } },
    );
    await listTopics({ query: { sort: "newest" } });
    await forgotPassword({ body: { email: "a@b.example" } });
    expect(sent[0]).toMatchObject({ method: "GET", address: "/api/topics?sort=newest", body: undefined });
    expect(sent[0]?.headers).toEqual({
      "content-type": "application/json",
      "accept-language": "ar",
      authorization: "Bearer old",
    });
    expect(sent[1]?.body).toBe('{"email":"a@b.example"}');
    expect(sent[1]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("a 401 renews the session and the request is repeated once with the same key", async () => {
    const { sent, cookies } = scripted(problem(401, "not_signed_in"), tokens, { status: 202, body: { data: {} } });
    await forgotPassword({ body: { email: "a@b.example" } });
    expect(sent.map(({ address }) => address)).toEqual([
      "/api/forgot-password",
      "/api/refreshAccessToken",
      "/api/forgot-password",
    ]);
    expect(sent[1]?.body).toBe('{"refreshToken":"r1"}');
    expect(sent[2]?.headers["authorization"]).toBe("Bearer new");
    expect(sent[2]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
    expect(cookies.get("token")).toBe("new");
    expect(localStorage.getItem("refreshToken")).toBe("r2");
  });

  it("a request unanswered for ten seconds renews the session and is repeated", async () => {
    const { sent } = scripted("silence", tokens, { status: 200, body: { data: {} } });
    const answer = readMe();
    // Polling with a timer would advance the fake clock.
    while (sent.length === 0) await breathe();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(sent.map(({ address }) => address)).toEqual(["/api/me", "/api/refreshAccessToken", "/api/me"]);
  });

  it("the session ends only if the renewal itself is refused", async () => {
    const { cookies } = scripted(problem(401, "not_signed_in"), problem(401, "refresh_refused"));
    const ended: string[] = [];
    const stop = onSession("ended", (how) => ended.push(how));
    await expect(readMe()).rejects.toMatchObject({ status: 401 });
    stop();
    expect(ended).toEqual(["expired"]);
    expect(cookies.has("token")).toBe(false);
    expect(localStorage.getItem("refreshToken")).toBeNull();
  });

  it("the session is kept if the renewal gets no answer", async () => {
    const { cookies } = scripted(problem(401, "not_signed_in"), new TypeError("failed to fetch"));
    await expect(readMe()).rejects.toBeInstanceOf(Unreachable);
    expect(cookies.get("token")).toBe("old");
    expect(localStorage.getItem("refreshToken")).toBe("r1");
  });

  it("wrong credentials do not trigger a renewal", async () => {
    const { sent } = scripted(problem(401, "credentials_wrong"));
    await expect(signIn({ body: { email: "a@b.example", password: "x" } })).rejects.toMatchObject({
      code: "credentials_wrong",
    });
    expect(sent).toHaveLength(1);
  });

  it("a problem is thrown with its fields, retry delay and request id", async () => {
    const fields = [{ path: "email", code: "email", message: "Value is not a valid email address" }];
    scripted(problem(400, "fields_invalid", { fields }), problem(429, "too_many_requests", { retryAfter: 30 }));
    const first = await readMe().catch((error: unknown) => error);
    expect(first).toBeInstanceOf(ApiProblem);
    expect(first).toMatchObject({ code: "fields_invalid", status: 400, fields, requestId: "q1", retryAfter: null });
    await expect(readMe()).rejects.toMatchObject({ retryAfter: 30 });
  });

  it("a missing answer is classified as network, gateway or offline", async () => {
    scripted(
      new TypeError("failed"),
      { status: 502, body: "<html>Bad gateway</html>" },
      { status: 200, body: "<html>" },
    );
    await expect(readMe()).rejects.toMatchObject({ reason: "network" });
    await expect(readMe()).rejects.toMatchObject({ reason: "gateway" });
    await expect(readMe()).rejects.toMatchObject({ reason: "gateway" });
    vi.stubGlobal("navigator", { onLine: false });
    scriptedOffline();
    await expect(readMe()).rejects.toMatchObject({ reason: "offline" });
  });

  it("a request cancelled by its caller rejects with AbortError", async () => {
    scripted("silence");
    const controller = new AbortController();
    const answer = readMe({}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });

  it("a write with an unknown outcome keeps its key until the outcome is known", async () => {
    const { sent } = scripted(
      new TypeError("failed"),
      problem(409, "request_running"),
      { status: 202, body: { data: {} } },
      { status: 202, body: { data: {} } },
    );
    const body = { email: "omar@b.example" };
    await expect(forgotPassword({ body })).rejects.toBeInstanceOf(Unreachable);
    await expect(forgotPassword({ body })).rejects.toMatchObject({ code: "request_running" });
    await forgotPassword({ body });
    await forgotPassword({ body });
    const keys = sent.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it("a call with an explicit access token uses it and does not renew the session", async () => {
    const { sent } = scripted(problem(401, "not_signed_in"));
    await expect(readMe({}, { accessToken: "theirs" })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers["authorization"]).toBe("Bearer theirs");
  });

  function scriptedOffline(): void {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  }
});
