import { ServerResponse } from "node:http";
import { connect } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { setAccountStatus } from "../accounts/change-status.ts";
import { removeRoleMember } from "../roles/store.ts";

type Tokens = { token: string; refreshToken: string };
type Device = { id: string; userAgent: string | null; isCurrent: boolean; createdAt: string };

const second = 1_000;
const day = 86_400_000;
let server: TestServer;
let stranger: Caller;
let clock = Date.now();

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
});
afterAll(() => server.close());

const pass = (milliseconds: number): void => {
  clock += milliseconds;
  setClock(() => clock);
};
const refresh = (refreshToken: string) => stranger.post<Tokens>("/refreshAccessToken", { refreshToken });
const use = async (token: string): Promise<number> => (await callerOf(server.url, token).get("/me")).status;
let people = 0;
async function signedIn(): Promise<{ id: string; tokens: Tokens }> {
  clock = Date.now();
  const id = await server.hire(`Omar${(people += 1)}`);
  return { id, tokens: await server.startSession(id) };
}
const sessionIdOf = ({ token }: Tokens): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid;
const replaysOf = async (tokens: Tokens): Promise<number> => {
  const rows = await server.database.primary
    .selectFrom("audit")
    .select("id")
    .where("action", "=", "session.replayed")
    .where("subject_id", "=", sessionIdOf(tokens))
    .execute();
  return rows.length;
};

describe("renewing is refused", () => {
  test.each([
    ["nothing", {}, 400],
    ["an empty token", { refreshToken: "" }, 400],
    ["something that is no token", { refreshToken: "x" }, 401],
    ["a token of nobody's making", { refreshToken: Buffer.from(`${"0".repeat(80)}`).toString("base64url") }, 401],
  ])("with %s", async (_, body, status) => {
    const answer = await stranger.post("/refreshAccessToken", body);
    expect([answer.status, answer.problem.code]).toEqual([
      status,
      status === 400 ? "fields_invalid" : "refresh_refused",
    ]);
  });

  test("with an access token, a forged signature, and a generation that was never issued", async () => {
    const { tokens } = await signedIn();
    const bytes = Buffer.from(tokens.refreshToken, "base64url");
    const head = bytes.subarray(0, -32).toString();
    const ahead = Buffer.concat([Buffer.from(head.replace(/\.1\.$/, ".2.")), bytes.subarray(-32)]);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const forged of [tokens.token, bytes.toString("base64url"), ahead.toString("base64url")])
      expect((await refresh(forged)).problem.code).toBe("refresh_refused");
    expect((await refresh(tokens.refreshToken)).status).toBe(200);
  });

  test("after thirty idle days; a used session lasts ninety days at most", async () => {
    const idle = await signedIn();
    pass(30 * day + second);
    expect((await refresh(idle.tokens.refreshToken)).problem.code).toBe("refresh_refused");

    let { tokens } = await signedIn();
    for (const days of [29, 29, 29]) {
      pass(days * day);
      tokens = (await refresh(tokens.refreshToken)).data;
    }
    pass(3 * day + second);
    expect((await refresh(tokens.refreshToken)).problem.code).toBe("refresh_refused");
  });

  test("to a disabled account at once", async () => {
    const { id, tokens } = await signedIn();
    await transaction(server.database.primary, (tx) =>
      setAccountStatus(tx, id, "disabled", { actorId: null, requestId: null }),
    );
    expect((await refresh(tokens.refreshToken)).problem.code).toBe("refresh_refused");
  });
});

describe("a used refresh token", () => {
  test("returns the same successor again for hours, while the successor is unused", async () => {
    const { tokens } = await signedIn();
    const first = (await refresh(tokens.refreshToken)).data;
    pass(9 * 3_600 * second);
    const again = (await refresh(tokens.refreshToken)).data;
    expect(again.refreshToken).toBe(first.refreshToken);
    expect(await use(again.token)).toBe(200);
  });

  test.each(["its successor", "an access token issued with that"])(
    "is accepted for ten seconds after %s was first used, and then ends the session",
    async (what) => {
      const { tokens } = await signedIn();
      pass(0);
      const next = (await refresh(tokens.refreshToken)).data;
      const newest = what === "its successor" ? (await refresh(next.refreshToken)).data : next;
      expect(what === "its successor" ? 200 : await use(next.token)).toBe(200);
      pass(10 * second - 1);
      expect((await refresh(tokens.refreshToken)).data.refreshToken).toBe(next.refreshToken);
      pass(1);
      expect((await refresh(tokens.refreshToken)).problem.code).toBe("refresh_refused");
      expect(await replaysOf(tokens)).toBe(1);
      for (const { token, refreshToken } of [tokens, next, newest]) {
        expect(await use(token)).toBe(401);
        expect((await refresh(refreshToken)).status).toBe(401);
      }
      expect(await replaysOf(tokens)).toBe(1);
    },
  );

  test("ends the session also after the record of its successor was deleted", async () => {
    const { tokens } = await signedIn();
    let newest = tokens;
    for (let hour = 0; hour < 4; hour += 1) {
      newest = (await refresh(newest.refreshToken)).data;
      pass(3_600 * second);
    }
    const records = await server.database.primary
      .selectFrom("session_generation")
      .select("generation")
      .where("session_id", "=", sessionIdOf(tokens))
      .execute();
    expect(records.length).toBeLessThan(5);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
    expect(await use(newest.token)).toBe(401);
  });

  test("has one successor after twenty concurrent requests", async () => {
    const { tokens } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
  });

  test("ends nothing if its client closed the connection, as an aborted request arrives late", async () => {
    const { tokens } = await signedIn();
    pass(0);
    const next = (await refresh(tokens.refreshToken)).data;
    expect(await use(next.token)).toBe(200);
    pass(60 * second);
    const body = JSON.stringify({ refreshToken: tokens.refreshToken });
    const { hostname, port } = new URL(server.url);
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const locked = () => asked.mock.calls.filter(([query]) => JSON.stringify(query).includes("for update of s"));
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/refreshAccessToken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(locked, { interval: 10 }).not.toEqual([]);
    asked.mockRestore();
    // A response without a client is not in the log.
    const answer = vi.spyOn(ServerResponse.prototype, "writeHead");
    socket.end();
    await expect.poll(() => answer.mock.calls.map(([status]) => status)).toEqual([503]);
    answer.mockRestore();
    expect(await use(next.token)).toBe(200);
    expect(await replaysOf(tokens)).toBe(0);
  });
});

describe("an access token", () => {
  test("is refused after ten minutes, and with another algorithm or key", async () => {
    // The clock is stopped before the token is issued, so that no second passes in between.
    pass(0);
    const { tokens } = await signedIn();
    const [, claims = ""] = tokens.token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const forged of [none, `${tokens.token.slice(0, -2)}AA`, tokens.refreshToken, "a.b.c"])
      expect(await use(forged)).toBe(401);
    expect(await use(tokens.token)).toBe(200);
    pass(600 * second);
    expect(await use(tokens.token)).toBe(401);
  });

  test("of a disabled account, or of a removed role, is refused within five seconds even on another node", async () => {
    const id = await server.hire("Huda", "moderator");
    const { token } = await server.startSession(id);
    clock = Date.now();
    pass(0);
    const huda = callerOf(server.url, token);
    const permissions = async (): Promise<string[]> =>
      (await huda.get<{ permissions: string[] }>("/me")).data.permissions;
    expect(await permissions()).toContain("topic.moderate");
    // Bypasses the cache of this node, like a change on another node.
    await transaction(server.database.primary, (tx) => removeRoleMember(tx, "moderator", id));
    pass(5 * second);
    expect(await permissions()).toEqual(["topic.create", "comment.create"]);
    await server.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", id)
      .execute();
    pass(5 * second);
    expect(await use(token)).toBe(401);
  });
});

describe("own sessions", () => {
  test("cannot be listed or ended by others", async () => {
    const mine = await signedIn();
    const theirs = await signedIn();
    const omar = callerOf(server.url, mine.tokens.token);
    expect((await stranger.get("/me/sessions")).status).toBe(401);
    const ended = await omar.delete(`/me/sessions/${sessionIdOf(theirs.tokens)}`);
    expect([ended.status, ended.problem.code]).toEqual([404, "not_found"]);
    expect((await omar.delete("/me/sessions/not-a-uuid")).problem.fields[0]?.path).toBe("id");
    const listed = (await omar.get<Device[]>("/me/sessions")).data;
    expect(listed.map(({ id }) => id)).toEqual([sessionIdOf(mine.tokens)]);
    expect(await use(theirs.tokens.token)).toBe(200);
  });

  test("are listed with the current one marked, and ended one by one or all at once", async () => {
    const { id, tokens } = await signedIn();
    const [second, third] = [await server.startSession(id), await server.startSession(id)];
    const omar = callerOf(server.url, tokens.token);
    const listed = (await omar.get<Device[]>("/me/sessions")).data;
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent).map((device) => device.id)).toEqual([sessionIdOf(tokens)]);
    expect(listed[0]).toMatchObject({ userAgent: "test", ip: null });

    expect(await use(second.token)).toBe(200);
    expect((await omar.delete(`/me/sessions/${sessionIdOf(second)}`)).status).toBe(204);
    expect(await use(second.token)).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await omar.delete(`/me/sessions/${sessionIdOf(second)}`)).status).toBe(404);

    expect((await omar.delete("/me/sessions")).status).toBe(204);
    for (const { token } of [tokens, third]) expect(await use(token)).toBe(401);
  });

  test("signing out ends the current one only", async () => {
    const { id, tokens } = await signedIn();
    const other = await server.startSession(id);
    expect((await callerOf(server.url, tokens.token).post("/sign-out")).status).toBe(204);
    expect(await use(tokens.token)).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
    expect(await use(other.token)).toBe(200);
    expect(await replaysOf(tokens)).toBe(0);
  });
});
