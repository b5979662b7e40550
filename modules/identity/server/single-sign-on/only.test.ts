import { expect, test } from "vitest";
import { SoftwareAuthenticator } from "#testing/authenticator.ts";
import { callerOf } from "#testing/call.ts";
import { codeIn, mailsTo } from "#testing/mailbox.ts";
import { signedIn } from "#testing/second-factor.ts";
import { startTestServer } from "#testing/server.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { addRoleMember } from "../roles/store.ts";

type RegistrationOptions = { challenge: string; user: { id: string }; rp: { id: string } };

test("with single sign-on only, a right password signs in only users who manage the settings", async () => {
  // An unreachable provider: the case for which they have passwords.
  const environment = { OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "portal", OIDC_ONLY: "1" };
  const server = await startTestServer({ environment, settings: { allowedDomains: ["wahat.example"] } });
  try {
    const password = "correct horse 9 battery";
    const passwordHash = await hashPassword(password);
    const enrol = (email: string): Promise<string> =>
      server.write((tx) =>
        createPersonWithAccount(tx, {
          nameEn: "Somebody",
          nameAr: null,
          locale: "en",
          email,
          passwordHash,
          status: "active",
          confirmedAt: new Date(),
        }),
      );
    const omar = await enrol("omar@wahat.example");
    const alia = await enrol("alia@wahat.example");
    await server.write((tx) => addRoleMember(tx, "administrator", alia));
    const stranger = callerOf(server.url);
    const attempt = async (email: string, given = password): Promise<string | number> => {
      const { status, problem } = await stranger.post("/sign-in", { email, password: given });
      return status === 200 ? status : problem.code;
    };
    expect(await attempt("omar@wahat.example", "a wrong password")).toBe("credentials_wrong");
    expect(await attempt("omar@wahat.example")).toBe("single_sign_on_only");
    expect(await attempt("alia@wahat.example")).toBe(200);

    // A passkey of the portal would stay valid after the provider has closed the account.
    const withPasskey = async (id: string): Promise<string | number> => {
      const caller = await signedIn(server, id);
      const authenticator = new SoftwareAuthenticator(server.url);
      const { data: asked } = await caller.post<RegistrationOptions>("/me/passkeys/options", {});
      const made = await caller.post("/me/passkeys", { name: "Mine", ...authenticator.register(asked) });
      expect(made.status).toBe(201);
      const { data } = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
      const { status, problem } = await stranger.post("/sign-in/passkey", authenticator.signIn(data));
      return status === 200 ? status : problem.code;
    };
    expect(await withPasskey(omar)).toBe("single_sign_on_only");
    expect(await withPasskey(alia)).toBe(200);

    // A mailed link confirms or sets a password, and opens no session.
    const email = "new@wahat.example";
    expect((await stranger.post("/sign-up", { email, password, nameEn: "New" })).status).toBe(202);
    const code = codeIn((await mailsTo(server.dataDirectory, email, 1))[0], "confirm");
    const confirmed = await stranger.post("/confirm-email", { code, password });
    expect([confirmed.status, confirmed.data]).toEqual([200, { status: "signedIn" }]);
    expect(await attempt(email)).toBe("single_sign_on_only");
    expect((await stranger.post("/forgot-password", { email })).status).toBe(202);
    const reset = codeIn((await mailsTo(server.dataDirectory, email, 2))[1], "reset");
    expect((await stranger.post("/reset-password", { code: reset, password: "another horse 9" })).status).toBe(204);
    expect(await attempt(email, "another horse 9")).toBe("single_sign_on_only");
  } finally {
    await server.close();
  }
});
