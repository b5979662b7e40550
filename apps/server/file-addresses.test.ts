import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPersonWithAccount, hashPassword } from "#modules/identity/server/index.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { now } from "#platform/clock/clock.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { codeOf, setUpApp } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const password = "a long walk in the dunes";
const path = "/me/personal-data";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
const fetched = async (address: string): Promise<number> => (await fetch(server.url + address)).status;

async function enter(name: string): Promise<{ id: string; caller: Caller }> {
  const passwordHash = await hashPassword(password);
  const id = await server.write((tx) =>
    createPersonWithAccount(tx, {
      email: `${name.toLowerCase()}@diwan.example`,
      passwordHash,
      status: "active",
      confirmedAt: now(),
      nameEn: name,
      nameAr: null,
      locale: "en",
    }),
  );
  return { id, caller: await signIn(id) };
}

/** Makes a person's sessions eleven minutes old. */
const age = (personId: string) =>
  server.database.primary
    .updateTable("session")
    .set({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where("person_id", "=", personId)
    .execute();

async function photographed(
  name: string,
): Promise<{ id: string; caller: Caller; address: (by: Caller) => Promise<string> }> {
  const { id, caller } = await enter(name);
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: "#c87828" } });
  const content = new Uint8Array(await picture.jpeg().toBuffer());
  expect((await caller.post("/me/photo", content, { "content-type": "image/jpeg" })).status).toBe(201);
  const address = async (by: Caller) => (await by.get<{ photoUrl: string }>("/me")).data.photoUrl;
  return { id, caller, address };
}

test("a file address ends with the session of its request, and with no other session", async () => {
  const { id, caller, address } = await photographed("Omar");
  const other = await signIn(id);
  const [mine, theirs] = [await address(caller), await address(other)];
  expect(await address(caller), "the same for an hour, so that it can be kept").toBe(mine);
  expect([await fetched(mine), await fetched(theirs)]).toEqual([200, 200]);
  expect((await caller.post("/sign-out", {})).status).toBe(204);
  expect([await fetched(mine), await fetched(theirs)]).toEqual([404, 200]);
  const [, session = ""] = /n=([^&]+)/.exec(theirs) ?? [];
  expect(await fetched(mine.replace(/n=[^&]+/, `n=${session}`)), "of another session").toBe(404);
});

test("an address returned to an access token ends with the token", async () => {
  const { caller, address } = await photographed("Reem");
  const made = await caller.post<{ id: string; token: string }>("/me/access-tokens", {
    name: "A program",
    scopes: ["profile:read"],
    days: 30,
  });
  const given = await address(callerOf(server.url, made.data.token));
  expect(await fetched(given)).toBe(200);
  expect((await caller.delete(`/me/access-tokens/${made.data.id}`)).status).toBe(204);
  expect(await fetched(given)).toBe(404);
});

test("an address returned to an administrator who views as another user ends with the viewing", async () => {
  const { id, address } = await photographed("Salma");
  const alia = await signIn(await server.hire("Alia", "administrator"));
  const view = async () => {
    const { data } = await alia.post<{ id: string; token: string }>(`/accounts/${id}/view`, { reason: "A question" });
    return { ...data, caller: callerOf(server.url, data.token) };
  };
  const first = await view();
  const given = await address(first.caller);
  expect(await fetched(given)).toBe(200);
  // The archive of the viewed person is not shown, created or returned.
  const archive = [
    await first.caller.get(path),
    await first.caller.post(path, { password }),
    await first.caller.post(`${path}/download`, { password }),
  ];
  expect(archive.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await first.caller.delete("/viewing")).status).toBeLessThan(300);
  expect(await fetched(given)).toBe(404);
  const late = await address((await view()).caller);
  server.moveClock(11 * 60_000);
  expect(await fetched(late)).toBe(404);
  server.moveClock(0);
});

test("an archive is returned only to its verified owner, for minutes, and not beyond the session", async () => {
  const { id, caller: owner } = await enter("Nora");
  const app = await setUpApp(owner);
  await owner.post(path, {});
  const read = async (by: Caller) => (await by.get<PersonalExport>(path)).data;
  await expect.poll(async () => (await read(owner)).state).toBe("ready");
  await age(id);

  const thief = await signIn(id);
  await age(id);
  expect(await callerOf(server.url).post(`${path}/download`, {})).toMatchObject({ status: 401 });
  expect(JSON.stringify(await read(thief))).not.toContain("/api/files/");
  const download = (by: Caller, body: object) => by.post<{ url: string }>(`${path}/download`, body);
  expect((await download(thief, {})).problem.code).toBe("proof_needed");
  expect((await download(thief, { password: "a guess" })).problem.code).toBe("password_wrong");
  expect((await download(thief, { password })).problem).toMatchObject({ code: "code_wrong" });

  const { data } = await download(owner, { password, code: app.recoveryCodes[0] });
  expect(await fetched(data.url)).toBe(200);
  server.moveClock(6 * 60_000);
  expect(await fetched(data.url), "after minutes").toBe(404);
  const code = codeOf(app.secret, new Date(Date.now() + 6 * 60_000));
  const again = await download(owner, { password, code });
  expect(await fetched(again.data.url)).toBe(200);
  expect((await owner.delete("/me/sessions")).status).toBe(204);
  expect(await fetched(again.data.url), "after the session").toBe(404);
  server.moveClock(0);
});

test("a download before an archive was created is refused", async () => {
  const { caller } = await enter("Early");
  expect((await caller.post(`${path}/download`, {})).problem.code).toBe("not_found");
});
