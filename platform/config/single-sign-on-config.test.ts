import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { isIssuer } from "./environment.ts";

const provider = { OIDC_ISSUER: "https://id.wahat.example/realm", OIDC_CLIENT_ID: "portal" };

test("without variables there is no single sign-on; issuer and client are sufficient", () => {
  expect(readConfig({}).singleSignOn).toBeNull();
  expect(readConfig({ ...provider, OIDC_NAME_AR: "واحات" }).singleSignOn).toEqual({
    issuer: "https://id.wahat.example/realm",
    clientId: "portal",
    clientSecret: null,
    nameEn: "واحات",
    nameAr: "واحات",
    scopes: "openid profile email",
    createsPeople: false,
    isOnly: false,
  });
});

test.each([
  [{ OIDC_CLIENT_ID: "portal" }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: provider.OIDC_ISSUER }, "OIDC_CLIENT_ID"],
  [{ OIDC_ONLY: "1" }, "OIDC_ISSUER"],
  [{ ...provider, OIDC_SCOPES: "profile email" }, "OIDC_SCOPES"],
  [{ ...provider, OIDC_JIT: "yes" }, "OIDC_JIT"],
])("%j is refused with a message that names %s", (environment, variable) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(new RegExp(`${variable}: `));
});

test("an issuer must use https, or be on this machine", () => {
  for (const good of ["https://id.example", "http://localhost:9000", "http://127.0.0.1:1/x", "http://[::1]:9000"])
    expect(isIssuer(good), good).toBe(true);
  for (const bad of ["http://id.example", "http://127.0.0.1.id.example", "ftp://localhost", "https://a.example?b", "x"])
    expect(isIssuer(bad), bad).toBe(false);
});
