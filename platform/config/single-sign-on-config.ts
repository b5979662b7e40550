/** A provider of single sign-on by OpenID Connect, from the environment. */
export type SingleSignOnConfig = {
  issuer: string;
  clientId: string;
  /** Null: a public client, which authenticates by PKCE only. */
  clientSecret: string | null;
  /** Label of the button, by language; null: the default text. */
  nameEn: string | null;
  nameAr: string | null;
  /** Separated by blanks. */
  scopes: string;
  /** Creates an account for an unknown person if the domain of their confirmed address is allowed. */
  createsPeople: boolean;
  /** Passwords are for administrators only. */
  isOnly: boolean;
};

type Variables = {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME_EN?: string | undefined;
  OIDC_NAME_AR?: string | undefined;
  OIDC_SCOPES?: string | undefined;
  OIDC_JIT?: "on" | "off" | undefined;
  OIDC_ONLY?: boolean | undefined;
};

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether an issuer uses https, or is on this machine. */
export function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  if (search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
}

/** Returns whether scopes include an identity. */
export const areScopes = (value: string): boolean => value.split(/\s+/).includes("openid");

/** Reads the provider's settings; null without single sign-on. Calls `missing` with each required variable not set. */
export function readSingleSignOnConfig(
  variables: Variables,
  missing: (variable: string) => void,
): SingleSignOnConfig | null {
  const isNamed = Object.entries(variables).some(([name, value]) => name.startsWith("OIDC_") && value !== undefined);
  if (!isNamed) return null;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = variables;
  if (issuer === undefined) missing("OIDC_ISSUER");
  if (clientId === undefined) missing("OIDC_CLIENT_ID");
  if (issuer === undefined || clientId === undefined) return null;
  return {
    issuer,
    clientId,
    clientSecret: variables.OIDC_CLIENT_SECRET ?? null,
    nameEn: variables.OIDC_NAME_EN ?? variables.OIDC_NAME_AR ?? null,
    nameAr: variables.OIDC_NAME_AR ?? variables.OIDC_NAME_EN ?? null,
    scopes: variables.OIDC_SCOPES ?? "openid profile email",
    createsPeople: variables.OIDC_JIT === "on",
    isOnly: variables.OIDC_ONLY ?? false,
  };
}
