import { expect, test } from "vitest";
import { callerOf } from "#testing/call.ts";
import { startTestServer } from "#testing/server.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { addRoleMember } from "../roles/store.ts";

test("where single sign-on is the only way in, a right password opens the settings' keepers alone", async () => {
  // Nobody answers there: they come in on such a day.
  const environment = { OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "portal", OIDC_ONLY: "1" };
  const server = await startTestServer({ environment });
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
    await enrol("omar@wahat.example");
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
  } finally {
    await server.close();
  }
});
