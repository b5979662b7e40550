import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCookieJar } from "#testing/cookie-jar.ts";
import { startTestProvider, type TestProvider } from "#testing/oidc-provider.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createProvider, ProviderUnreachable } from "./open-provider.ts";

let provider: TestProvider;
let server: TestServer;
let stranger: CryptoKey;
let count = 0;

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer({
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_JIT: "on",
    },
    settings: { allowedDomains: ["wahat.example"] },
  });
  provider.serve(server.url);
  stranger = (await generateKeyPair("RS256")).privateKey;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => {
  provider.forge = null;
});

/** Signs a new person in at the provider; returns the problem, or that the sign-in succeeded. */
async function signIn(): Promise<string> {
  const subject = `subject-${(count += 1)}`;
  provider.people.set(subject, { email: `${subject}@wahat.example`, email_verified: true });
  const jar = createCookieJar();
  const question = await jar.follow(`${server.url}/api/single-sign-on`, (url) =>
    url.pathname.startsWith("/interaction/"),
  );
  const home = await jar.follow(
    `${question.href}?as=${subject}`,
    (url) => url.origin === server.url && !url.pathname.startsWith("/api/"),
  );
  return home.hash.startsWith("#ticket=") ? "let in" : (home.searchParams.get("problem") ?? home.href);
}
const signed = (claims: JWTPayload, key: CryptoKey | Uint8Array, alg = "RS256"): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: "house" }).sign(key);

test.each<[string, (claims: JWTPayload, key: CryptoKey) => Promise<string>]>([
  ["with the nonce of another flow", (claims, key) => signed({ ...claims, nonce: "of another flow" }, key)],
  ["without a nonce", ({ nonce: _, ...claims }, key) => signed(claims, key)],
  ["of another issuer", (claims, key) => signed({ ...claims, iss: "https://id.evil.example" }, key)],
  ["for another client", (claims, key) => signed({ ...claims, aud: "another portal" }, key)],
  [
    "about somebody else than the provider's own answer",
    (claims, key) => signed({ ...claims, sub: "the director" }, key),
  ],
  ["that has expired", (claims, key) => signed({ ...claims, exp: 1_700_000_000 }, key)],
  ["that nobody has signed", (claims) => Promise.resolve(new UnsecuredJWT(claims).encode())],
  ["signed by a stranger", (claims) => signed(claims, stranger)],
  [
    "signed with the secret of the client",
    (claims) => signed(claims, new TextEncoder().encode(provider.clientSecret), "HS256"),
  ],
])("an ID token %s is refused", async (_, forge) => {
  provider.forge = forge;
  expect(await signIn()).toBe("interrupted");
  const found = server.database.primary
    .selectFrom("account")
    .select("email")
    .where("email", "=", `subject-${count}@wahat.example`);
  expect(await found.execute()).toEqual([]);
});

test("the same token with the provider's own signature is accepted", async () => {
  provider.forge = (claims, key) => signed(claims, key);
  expect(await signIn()).toBe("let in");
});

test("an issuer that describes itself as another one is not used", async () => {
  const description = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).text();
  const mixer = createServer(
    (_, response) => void response.setHeader("content-type", "application/json").end(description),
  );
  await new Promise<void>((resolve) => mixer.listen(0, "127.0.0.1", resolve));
  const mixed = createProvider({
    issuer: `http://127.0.0.1:${(mixer.address() as AddressInfo).port}`,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: "openid email",
    nameEn: null,
    nameAr: null,
    isOnly: false,
    createsPeople: true,
  });
  const secrets = { state: "a", nonce: "b", verifier: "c".repeat(43) };
  await expect(mixed.authorizationAddress(secrets, `${server.url}/api/single-sign-on/callback`)).rejects.toThrow(
    ProviderUnreachable,
  );
  await new Promise((resolve) => mixer.close(resolve));
});
