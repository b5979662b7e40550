import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import type { Problem } from "#shared/errors.ts";
import type { Permission } from "#shared/permissions.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { codeIn, mailsTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createCode } from "../accounts/create-code.ts";
import type { Account, AccountEvent, AccountOutcome } from "../../contract/users/schemas.ts";

const password = "correct horse 9 battery";
const day = 86_400_000;

let server: TestServer;
let alia: Caller, omar: Caller, nadia: Caller;
let aliaId: string, moderatorRole: string, administratorRole: string;
const stranger = (): Caller => callerOf(server.url);
const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);

/** Creates a role with these permissions; returns its id. */
const roleWith = (name: string, permissions: readonly Permission[]): Promise<string> =>
  server.write(async (tx) => {
    const { id } = await tx
      .insertInto("role")
      .values({ name_en: name, name_ar: name })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("role_permission")
      .values(permissions.map((permission) => ({ role_id: id, permission })))
      .execute();
    return id;
  });
const roleOf = async (key: string): Promise<string> =>
  (await server.database.primary.selectFrom("role").select("id").where("key", "=", key).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  [alia, omar] = [await signedIn(aliaId), await signedIn(await server.hire("Omar"))];
  const nadiaId = await server.hire("Nadia");
  const officers = await roleWith("Officers of accounts", ["user.manage"]);
  [moderatorRole, administratorRole] = [await roleOf("moderator"), await roleOf("administrator")];
  const { data } = await alia.get<Account>(`/accounts/${nadiaId}`);
  await alia.put(`/accounts/${nadiaId}/roles`, { version: data.version, roles: [{ role: officers }] });
  nadia = await signedIn(nadiaId);
});
afterAll(() => server.close());

const refused = ({ status, problem }: Reply): unknown => [
  status,
  problem.code,
  ...(problem as Problem).fields.map(({ path }) => path),
];
const invite = (mailbox: string, more: object = {}) =>
  alia.post<Account>("/accounts", { email: `${mailbox}@wahat.example`, nameEn: mailbox, locale: "en", ...more });
const mails = (mailbox: string, count: number) => mailsTo(server.dataDirectory, `${mailbox}@wahat.example`, count);
const signIn = (mailbox: string, given = password) =>
  stranger().post("/sign-in", { email: `${mailbox}@wahat.example`, password: given });
const choose = (code: string, given = password) => stranger().post("/reset-password", { code, password: given });
const read = async (id: string): Promise<Account> => (await alia.get<Account>(`/accounts/${id}`)).data;

describe("inviting", () => {
  test("is refused to employees, without a name, for a taken address in any case, and for unknown ids", async () => {
    expect(refused(await omar.post("/accounts", {}))).toEqual([403, "not_allowed"]);
    expect(refused(await omar.get("/accounts"))).toEqual([403, "not_allowed"]);
    expect(refused(await stranger().get("/accounts"))).toEqual([401, "not_signed_in"]);
    expect(refused(await invite("nameless", { nameEn: " " }))).toEqual([400, "fields_invalid", "nameEn"]);
    expect(refused(await invite("x", { email: "OMAR@Diwan.example" }))).toEqual([409, "name_taken", "email"]);
    expect(refused(await invite("x", { department: "999999" }))).toEqual([422, "department_unknown", "department"]);
    expect(refused(await invite("x", { manager: "999999" }))).toEqual([422, "person_unknown", "manager"]);
    expect(refused(await invite("x", { roles: [{ role: "999999" }] }))).toEqual([422, "role_unknown", "roles.0.role"]);
    expect(await mails("x", 0)).toEqual([]);
  });

  test("mails a link in the person's language, which works once and gives access with the roles", async () => {
    const { status, data } = await invite("laila", {
      nameEn: null,
      nameAr: "ليلى",
      locale: "ar",
      manager: aliaId,
      reason: "Nobody else is here yet",
      roles: [{ role: moderatorRole, to: "2999-12-31" }],
    });
    expect([status, data.status, data.manager?.nameEn, data.can.invite]).toEqual([201, "invited", "Alia", true]);
    expect(data.roles).toMatchObject([{ role: { key: "moderator" }, from: null, to: "2999-12-31" }]);
    expect((await signIn("laila")).problem.code).toBe("credentials_wrong");
    const [mail] = await mails("laila", 1);
    expect(mail?.subject).toBe("حسابك في \u2068ديوان\u2069");
    const code = codeIn(mail, "reset");
    expect((await choose(code)).status).toBe(204);
    expect((await choose(code)).problem.code).toBe("link_invalid");
    expect((await signIn("laila")).status).toBe(200);
    const account = await read(data.id);
    expect([account.status, account.lastSignedInAt === null, account.can.invite]).toEqual(["active", false, false]);
    expect(refused(await alia.post(`/accounts/${data.id}/invitation`))).toEqual([422, "invitation_unneeded"]);
  });

  test("again invalidates the earlier link, and links expire after seven days", async () => {
    const { data } = await invite("late");
    const first = codeIn((await mails("late", 1))[0], "reset");
    expect((await alia.post(`/accounts/${data.id}/invitation`)).status).toBe(201);
    const second = codeIn((await mails("late", 2))[1], "reset");
    expect((await choose(first)).problem.code).toBe("link_invalid");
    const at = Date.now();
    setClock(() => at + 7 * day + 60_000);
    expect((await choose(second)).problem.code).toBe("link_invalid");
    // After the expiry the mailbox gets no other link on request.
    const email = "late@wahat.example";
    expect((await stranger().post("/forgot-password", { email })).status).toBe(202);
    expect((await stranger().post("/sign-up", { email, password, nameEn: "Late" })).status).toBe(202);
    setClock(() => at + 7 * day - 60_000);
    expect((await stranger().post("/forgot-password", { email })).status).toBe(202);
    const forgotten = codeIn((await mails("late", 3))[2], "reset");
    expect((await choose(forgotten)).status).toBe(204);
    expect((await choose(second)).problem.code).toBe("link_invalid");
  });

  test("at another address takes effect at once before the first sign-in, and invalidates the first link", async () => {
    const { data } = await invite("mistyped");
    const code = codeIn((await mails("mistyped", 1))[0], "reset");
    const changed = await alia.patch<Account>(`/accounts/${data.id}`, { version: 1, email: "Right@Wahat.Example" });
    expect([changed.status, changed.data.email, changed.data.pendingEmail]).toEqual([200, "right@wahat.example", null]);
    expect((await choose(code)).problem.code).toBe("link_invalid");
    expect((await choose(codeIn((await mails("right", 1))[0], "reset"))).status).toBe(204);
  });
});

describe("another address of an active person", () => {
  test("is refused if it is taken, or with an outdated version", async () => {
    const id = await server.hire("Yara");
    const { version } = await read(id);
    expect(refused(await alia.patch(`/accounts/${id}`, { version, email: "Omar@diwan.example" }))).toEqual([
      409,
      "name_taken",
      "email",
    ]);
    expect(refused(await alia.patch(`/accounts/${id}`, { version: version + 1, email: "y@wahat.example" }))).toEqual([
      409,
      "stale_version",
    ]);
  });

  test("waits for the new mailbox; the old one gets a mail, and its links become invalid on confirmation", async () => {
    const id = await server.hire("Basma");
    const { version } = await read(id);
    const { data } = await alia.patch<Account>(`/accounts/${id}`, { version, email: "basma@wahat.example" });
    expect([data.email, data.pendingEmail]).toEqual(["basma@diwan.example", "basma@wahat.example"]);
    const [told] = await mailsTo(server.dataDirectory, "basma@diwan.example", 1);
    expect(told?.subject).toContain("is to change");
    expect(told?.text).not.toContain("basma@wahat.example");
    await stranger().post("/forgot-password", { email: "basma@diwan.example" });
    const old = codeIn((await mailsTo(server.dataDirectory, "basma@diwan.example", 2))[1], "reset");
    const confirm = codeIn((await mails("basma", 1))[0], "confirm");
    const confirmed = await stranger().post<{ token?: string }>("/confirm-email", { code: confirm });
    // A mailed link does not sign in to an account that has a password.
    expect([confirmed.status, confirmed.data]).toEqual([200, { status: "signedIn" }]);
    expect((await stranger().post("/confirm-email", { code: confirm })).problem.code).toBe("link_invalid");
    expect((await choose(old)).problem.code).toBe("link_invalid");
    expect(await read(id)).toMatchObject({ email: "basma@wahat.example", pendingEmail: null });
  });

  test("is withdrawn when the current one is entered again, and when the account gains a role", async () => {
    const id = await server.hire("Hind");
    const ask = async (mailbox: string): Promise<string> => {
      const { version } = await read(id);
      await alia.patch(`/accounts/${id}`, { version, email: `${mailbox}@wahat.example` });
      expect((await read(id)).pendingEmail).toBe(`${mailbox}@wahat.example`);
      return codeIn((await mails(mailbox, 1))[0], "confirm");
    };
    const isDead = async (code: string): Promise<void> => {
      expect((await stranger().post("/confirm-email", { code })).problem.code).toBe("link_invalid");
      expect(await read(id)).toMatchObject({ email: "hind@diwan.example", pendingEmail: null });
    };
    const mistyped = await ask("hnid");
    const { version } = await read(id);
    await alia.patch(`/accounts/${id}`, { version, email: "hind@diwan.example" });
    await isDead(mistyped);
    const early = await ask("early");
    const before = await read(id);
    expect((await alia.post(`/roles/${moderatorRole}/members`, { people: [id] })).status).toBe(201);
    await isDead(early);
    // A stale view of the account cannot remove the role.
    const stale = await alia.put(`/accounts/${id}/roles`, { version: before.version, roles: [] });
    expect(refused(stale)).toEqual([409, "stale_version"]);
  });
});

describe("deactivating and activating", () => {
  test("is refused without a reason, for oneself, and for the last administrator", async () => {
    const id = await server.hire("Ziad");
    expect(refused(await omar.post(`/accounts/${id}/deactivate`, { reason: "x" }))).toEqual([403, "not_allowed"]);
    expect(refused(await alia.post(`/accounts/${id}/deactivate`, { reason: " " }))).toEqual([
      400,
      "fields_invalid",
      "reason",
    ]);
    expect(refused(await alia.post(`/accounts/${aliaId}/deactivate`, { reason: "x" }))).toEqual([422, "own_account"]);
    expect(refused(await alia.post("/accounts/99999999/deactivate", { reason: "x" }))).toEqual([404, "not_found"]);
    const everything = await server.hire("Deputy", "administrator");
    const deputy = await signedIn(everything);
    const { version } = await read(everything);
    const dated = [{ role: administratorRole, to: "2999-12-31" }];
    expect((await alia.put(`/accounts/${everything}/roles`, { version, roles: dated })).status).toBe(200);
    expect(refused(await deputy.post(`/accounts/${aliaId}/deactivate`, { reason: "x" }))).toEqual([
      422,
      "last_administrator",
    ]);
  });

  test("ends all sessions at once, refuses sign-ins and records the reason, until an activation", async () => {
    const { data } = await invite("rami");
    await choose(codeIn((await mails("rami", 1))[0], "reset"));
    const rami = await signedIn(data.id);
    expect((await rami.get("/me")).status).toBe(200);
    const guard = await server.write((tx) => createCode(tx, "protectAccount", data.id));
    const reason = "Left at the end of the month.";
    expect((await alia.post<Account>(`/accounts/${data.id}/deactivate`, { reason })).data.status).toBe("disabled");
    expect((await rami.get("/me")).status).toBe(401);
    expect((await signIn("rami")).problem.code).toBe("account_disabled");
    expect((await alia.get<unknown[]>(`/accounts/${data.id}/sessions`)).data).toEqual([]);
    const { data: events } = await alia.get<AccountEvent[]>(`/accounts/${data.id}/history`);
    expect(events.find(({ action }) => action === "account.disabled")).toMatchObject({
      reason,
      actor: { nameEn: "Alia" },
    });
    expect(events.at(-1)).toMatchObject({ action: "account.invited" });
    expect((await alia.post<Account>(`/accounts/${data.id}/activate`)).data.status).toBe("active");
    expect((await signIn("rami")).status).toBe(200);
    expect((await choose(guard)).problem.code).toBe("link_invalid");
  });

  test("of a waiting account is its approval or refusal, with a mail", async () => {
    const waiting = async (mailbox: string): Promise<string> => {
      await stranger().post("/sign-up", { email: `${mailbox}@wahat.example`, password, nameEn: mailbox });
      const code = codeIn((await mails(mailbox, 1))[0], "confirm");
      const confirmed = await stranger().post<{ status: string }>("/confirm-email", { code, password });
      expect(confirmed.data.status).toBe("waiting");
      const { data } = await alia.get<Account[]>("/accounts?status=waiting");
      return data.find(({ email }) => email === `${mailbox}@wahat.example`)?.id ?? "none";
    };
    expect((await alia.post(`/accounts/${await waiting("welcome")}/activate`)).status).toBe(200);
    expect((await mails("welcome", 2))[1]?.subject).toContain("is ready");
    expect((await signIn("welcome")).status).toBe(200);
    const turnedAway = await waiting("unwelcome");
    expect((await alia.post(`/accounts/${turnedAway}/deactivate`, { reason: "Nobody knows them." })).status).toBe(200);
    const [, mail] = await mails("unwelcome", 2);
    expect(mail?.text).toContain("was not approved");
    expect(mail?.text).not.toContain("Nobody knows them");
    await stranger().post("/sign-up", { email: "unproven@wahat.example", password, nameEn: "Unproven" });
    const { data } = await alia.get<Account[]>("/accounts?status=unconfirmed");
    const unproven = data.find(({ email }) => email === "unproven@wahat.example")?.id;
    expect(refused(await alia.post(`/accounts/${unproven}/activate`))).toEqual([422, "address_unconfirmed"]);
    // After an invitation the password of the sign-up stays invalid.
    const confirm = codeIn((await mails("unproven", 1))[0], "confirm");
    expect((await alia.post(`/accounts/${unproven}/invitation`)).status).toBe(201);
    expect((await stranger().post("/confirm-email", { code: confirm })).problem.code).toBe("link_invalid");
    expect((await signIn("unproven")).problem.code).toBe("account_unconfirmed");
  });

  test("of several accounts is all or nothing, and names the one that prevents it", async () => {
    const [one, other] = [await server.hire("First"), await server.hire("Second")];
    const change = (ids: string[], action = "deactivate", reason: string | null = "A test") =>
      alia.post<{ changed: number }>("/accounts/changes", { action, ids, reason });
    expect(refused(await change([one], "deactivate", null))).toEqual([422, "fields_conflict", "reason"]);
    expect(refused(await change([one, aliaId, other]))).toEqual([422, "own_account", "ids.1"]);
    expect((await read(one)).status).toBe("active");
    expect((await change([one, other, one])).data).toEqual({ changed: 2 });
    expect((await change([one, other])).data).toEqual({ changed: 0 });
    expect((await change([other, one], "activate", null)).data).toEqual({ changed: 2 });
  });
});

describe("an officer with fewer permissions than a person", () => {
  test("can read the account, and change nothing of it", async () => {
    const id = await server.hire("Huda", "moderator");
    const { data } = await nadia.get<Account>(`/accounts/${id}`);
    expect(Object.values(data.can)).not.toContain(true);
    const attempts = [
      await nadia.patch(`/accounts/${id}`, { version: data.version, email: "mine@wahat.example" }),
      await nadia.post(`/accounts/${id}/deactivate`, { reason: "x" }),
      await nadia.post(`/accounts/${id}/activate`),
      await nadia.post(`/accounts/${id}/invitation`),
      await nadia.put(`/accounts/${id}/roles`, { version: data.version, roles: [] }),
      await nadia.delete(`/accounts/${id}/sessions`),
      await nadia.patch(`/accounts/${aliaId}`, { version: (await read(aliaId)).version, email: "a@wahat.example" }),
    ];
    for (const attempt of attempts) expect(refused(attempt)).toEqual([422, "permission_not_held"]);
    expect(await mails("mine", 0)).toEqual([]);
  });

  test("cannot grant permissions they lack, not from a later day on, nor by an invitation", async () => {
    const id = await server.hire("Sami");
    const { version } = await read(id);
    for (const role of [administratorRole, moderatorRole]) {
      const roles = [{ role, from: "2999-01-01" }];
      const beyond = [422, "permission_not_held", "roles.0.role"];
      expect(refused(await nadia.put(`/accounts/${id}/roles`, { version, roles }))).toEqual(beyond);
      const body = { email: "accomplice@wahat.example", nameEn: "Accomplice", locale: "en", roles };
      expect(refused(await nadia.post("/accounts", body))).toEqual(beyond);
    }
    expect((await read(id)).roles).toEqual([]);
  });
});

describe("the roles of a person", () => {
  test("are refused with reversed dates, twice on a day, for an unknown role, and if outdated", async () => {
    const id = await server.hire("Tariq");
    const { version } = await read(id);
    const put = (roles: object[], from = version) => alia.put(`/accounts/${id}/roles`, { version: from, roles });
    const role = moderatorRole;
    expect(refused(await put([{ role, from: "2027-02-01", to: "2027-01-01" }]))).toEqual([
      422,
      "fields_conflict",
      "roles.0.to",
    ]);
    expect(
      refused(
        await put([
          { role, to: "2027-01-01" },
          { role, from: "2027-01-01" },
        ]),
      ),
    ).toEqual([422, "membership_overlaps", "roles.1.from"]);
    expect(refused(await put([{ role: await roleOf("employee") }]))).toEqual([422, "role_unknown", "roles.0.role"]);
    expect(refused(await put([], version + 1))).toEqual([409, "stale_version"]);
  });

  test("apply from the next request, and no longer after their removal", async () => {
    const id = await server.hire("Faisal");
    const faisal = await signedIn(id);
    expect((await faisal.get("/accounts")).status).toBe(403);
    const roles = [{ role: administratorRole }];
    const { data } = await alia.put<Account>(`/accounts/${id}/roles`, { version: (await read(id)).version, roles });
    expect(data.roles).toMatchObject([{ role: { key: "administrator" }, from: null, to: null }]);
    expect((await faisal.get("/accounts")).status).toBe(200);
    expect((await alia.put(`/accounts/${id}/roles`, { version: data.version, roles: [] })).status).toBe(200);
    expect((await faisal.get("/accounts")).status).toBe(403);
    const { data: events } = await alia.get<AccountEvent[]>(`/accounts/${id}/history?limit=1`);
    expect(events).toMatchObject([{ action: "role.memberRemoved", role: { key: "administrator" } }]);
  });

  test("of several people are granted and revoked one by one, within the officer's permissions", async () => {
    const [one, other, huda] = [
      await server.hire("Rana"),
      await server.hire("Salma"),
      await server.hire("Huda Two", "moderator"),
    ];
    const change = (body: object, by = alia) => by.post<AccountOutcome[]>("/accounts/role-changes", body);
    const given = { gives: true, role: moderatorRole, ids: [one, huda, "999999", other] };
    expect(refused(await change(given, omar))).toEqual([403, "not_allowed"]);
    expect(refused(await change(given, nadia))).toEqual([422, "permission_not_held", "role"]);
    expect(refused(await change({ ...given, gives: false }, nadia))).toEqual([422, "permission_not_held", "role"]);
    expect(refused(await change({ ...given, ids: [] }))).toEqual([400, "fields_invalid", "ids"]);
    expect(refused(await change({ ...given, role: await roleOf("employee") }))).toEqual([422, "role_unknown", "role"]);
    expect(refused(await change({ ...given, from: "2027-02-01", to: "2027-01-01" }))).toEqual([
      422,
      "fields_conflict",
      "to",
    ]);
    expect((await read(one)).roles).toEqual([]);

    const outcomes = async (body: object, by = alia): Promise<unknown> =>
      (await change(body, by)).data.map(({ id, outcome, refusal }) => [id, outcome, refusal?.code ?? null]);
    const later = { from: "2999-01-01", to: "2999-12-31" };
    expect(await outcomes({ ...given, ...later })).toEqual([
      [one, "changed", null],
      [huda, "refused", "membership_overlaps"],
      ["999999", "refused", "person_unknown"],
      [other, "changed", null],
    ]);
    expect((await read(one)).roles).toMatchObject([{ role: { key: "moderator" }, ...later }]);
    expect(await outcomes({ ...given, ...later, ids: [one, one] })).toEqual([[one, "unchanged", null]]);
    expect(await outcomes({ gives: false, role: moderatorRole, ids: [one, huda] })).toEqual([
      [one, "changed", null],
      [huda, "changed", null],
    ]);
    expect((await read(huda)).roles).toEqual([]);

    // Authority over the role is no authority over people with more permissions, current or future.
    const staff = await roleWith("Officers of one place", ["user.manage"]);
    expect(await outcomes({ gives: true, role: staff, ids: [other, aliaId] }, nadia)).toEqual([
      [other, "refused", "permission_not_held"],
      [aliaId, "refused", "permission_not_held"],
    ]);
    expect(await outcomes({ gives: true, role: staff, ids: [one] }, nadia)).toEqual([[one, "changed", null]]);
    const past = { gives: true, role: staff, ids: [huda], from: "2020-01-01", to: "2020-12-31" };
    expect(await outcomes(past)).toEqual([[huda, "changed", null]]);
    expect(await outcomes({ ...past, from: null, to: null })).toEqual([[huda, "refused", "membership_overlaps"]]);
    // One of two administrators can be removed, the last one cannot.
    await change({ gives: true, role: administratorRole, ids: [one] });
    const administrators = { gives: false, role: administratorRole, ids: [one, aliaId] };
    expect(await outcomes(administrators)).toEqual([
      [one, "changed", null],
      [aliaId, "refused", "last_administrator"],
    ]);
  });
});
