import * as client from "openid-client";
import { now } from "#platform/clock/clock.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import { readIdentity, type Identity } from "./read-identity.ts";

/** What one flow is bound to: only the browser that began it brings these back. */
export type FlowSecrets = { state: string; nonce: string; verifier: string };

export type Provider = {
  /** Whether it answered when it was last asked; asks again, behind the answer, when that was a while ago. */
  isReachable(): boolean;
  /** Where the browser goes. Rejects with `ProviderUnreachable`. */
  authorizationAddress(secrets: FlowSecrets, callback: string): Promise<string>;
  /** Who came back at this address: everything checked, down to the signature. Rejects when anything is wrong. */
  identityAt(address: URL, secrets: FlowSecrets): Promise<Identity>;
  /** Where the browser is asked about signing out there; null when the provider knows no such thing. */
  signOutAddress(returnTo: string): Promise<string | null>;
};

/** The provider does not answer, or not as one. */
export class ProviderUnreachable extends Error {}

/** Milliseconds for which its own description of itself is believed. */
const freshness = 3_600_000;
/** Milliseconds before a provider that did not answer is asked again behind an answer. */
const pause = 10_000;
/** Seconds it has for one answer; people wait for it. */
const patience = 8;
/** Seconds that its clock may differ from ours. */
const tolerance = 30;

/** The secret in the header, where every provider takes it (OpenID Connect Core 9), unless it says that it does not. */
function authenticationWith(secret: string | null): client.ClientAuth {
  if (secret === null) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

/** The provider that the environment names. Asked when it is needed: that it is away keeps nothing from starting. */
export function createProvider({ issuer, clientId, clientSecret, scopes }: SingleSignOnConfig): Provider {
  const url = new URL(issuer);
  const insecure = url.protocol === "http:" ? [client.allowInsecureRequests] : [];
  let known: { configuration: client.Configuration; until: number } | null = null;
  let failedAt: number | null = null;
  let asking: Promise<client.Configuration> | null = null;

  const discover = async (): Promise<client.Configuration> => {
    try {
      const configuration = await client.discovery(
        url,
        clientId,
        { [client.clockTolerance]: tolerance },
        authenticationWith(clientSecret),
        { timeout: patience, execute: [...insecure, client.enableNonRepudiationChecks] },
      );
      known = { configuration, until: now().getTime() + freshness };
      failedAt = null;
      return configuration;
    } catch (error) {
      failedAt = now().getTime();
      throw new ProviderUnreachable("The provider of single sign-on does not answer as one.", { cause: error });
    }
  };
  const ask = (): Promise<client.Configuration> =>
    (asking ??= discover().finally(() => {
      asking = null;
    }));
  /** What is known is used for as long as it is fresh, and beyond that when nothing newer is to be had. */
  async function configured(): Promise<client.Configuration> {
    if (known !== null && failedAt === null && now().getTime() < known.until) return known.configuration;
    return ask();
  }

  return {
    isReachable() {
      const at = now().getTime();
      const isDue = failedAt === null ? known === null || at >= known.until : at >= failedAt + pause;
      if (isDue) ask().catch(() => undefined);
      return failedAt === null;
    },
    async authorizationAddress({ state, nonce, verifier }, callback) {
      const address = client.buildAuthorizationUrl(await configured(), {
        redirect_uri: callback,
        scope: scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return address.href;
    },
    async identityAt(address, { state, nonce, verifier }) {
      const configuration = await configured();
      const answer = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (claims === undefined) throw new Error("The provider names nobody.");
      const asksMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = asksMore ? await client.fetchUserInfo(configuration, answer.access_token, claims.sub) : {};
      return readIdentity(claims, more);
    },
    async signOutAddress(returnTo) {
      const configuration = await configured();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}
