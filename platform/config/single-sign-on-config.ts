import { isNamed, type Environment, type Variable } from "./environment.ts";

/** A provider of single sign-on by OpenID Connect, from the environment. */
export type SingleSignOnConfig = NonNullable<ReturnType<typeof readSingleSignOnConfig>>;

/** Returns null without single sign-on. `missing` throws for a required variable that is not set. */
export function readSingleSignOnConfig(variables: Environment, missing: (variable: Variable) => never) {
  if (!isNamed(variables, "OIDC_")) return null;
  return {
    issuer: variables.OIDC_ISSUER ?? missing("OIDC_ISSUER"),
    clientId: variables.OIDC_CLIENT_ID ?? missing("OIDC_CLIENT_ID"),
    /** Null: a public client, which authenticates by PKCE only. */
    clientSecret: variables.OIDC_CLIENT_SECRET ?? null,
    /** Label of the button, by language; null: the default text. */
    nameEn: variables.OIDC_NAME_EN ?? variables.OIDC_NAME_AR ?? null,
    nameAr: variables.OIDC_NAME_AR ?? variables.OIDC_NAME_EN ?? null,
    /** Separated by blanks. */
    scopes: variables.OIDC_SCOPES ?? "openid profile email",
    /** Creates an account for an unknown person if the domain of their confirmed address is allowed. */
    createsPeople: variables.OIDC_JIT === "on",
    /** Passwords are for administrators only. */
    isOnly: variables.OIDC_ONLY ?? false,
  };
}
