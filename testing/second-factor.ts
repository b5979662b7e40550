import { Secret, TOTP } from "otpauth";
import { createPersonWithAccount, hashPassword } from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "./call.ts";
import type { TestServer } from "./server.ts";

export type Tokens = { token: string; refreshToken: string; user: { id: string } };

/** Returns the code that an authenticator app shows at an instant. */
export const codeOf = (secret: string, at = now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Creates a person who can sign in with a password; `<name>@diwan.example`. */
export async function enrol(server: TestServer, name: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  return transaction(server.database.primary, (tx) =>
    createPersonWithAccount(tx, {
      nameEn: name,
      nameAr: null,
      locale: "en",
      email: `${name.toLowerCase()}@diwan.example`,
      passwordHash,
      status: "active",
      confirmedAt: now(),
    }),
  );
}

export const signedIn = async (server: TestServer, personId: string): Promise<Caller> =>
  callerOf(server.url, (await server.startSession(personId)).token);

/** Sets up an authenticator app in a new session; returns its secret and the recovery codes. */
export async function setUpApp(caller: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { data } = await caller.post<{ secret: string }>("/me/second-factor/totp", {});
  const code = codeOf(data.secret);
  const answer = await caller.post<{ recoveryCodes: string[] }>("/me/second-factor/totp/confirmation", { code });
  return { secret: data.secret, recoveryCodes: answer.data.recoveryCodes };
}
