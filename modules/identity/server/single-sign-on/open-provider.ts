import * as client from "openid-client";
import { now } from "#platform/clock/clock.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import { readIdentity, type Identity } from "./read-identity.ts";

/** Binds a flow to the browser that started it. */
export type FlowSecrets = { state: string; nonce: string; verifier: string };

export type Provider = ReturnType<typeof createProvider>;

/** The provider does not respond, or with an invalid response. */
export class ProviderUnreachable extends Error {}

/** Milliseconds of caching the provider's metadata. */
const freshness = 3_600_000;
/** Milliseconds before an unreachable provider is requested again in the background. */
const pause = 10_000;
/** Seconds for a response, while a user waits. */
const timeoutSeconds = 8;
/** Seconds of clock difference to the provider. */
const tolerance = 30;

/** Sends the secret in the header, as is the default (OpenID Connect Core 9), unless the metadata excludes it. */
function authenticationWith(secret: string | null): client.ClientAuth {
  if (secret === null) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

/** Requests the metadata only when needed: an unreachable provider does not prevent a start. */
export function createProvider({ issuer, clientId, clientSecret, scopes }: SingleSignOnConfig) {
  const url = new URL(issuer);
  const insecure = url.protocol === "http:" ? [client.allowInsecureRequests] : [];
  let known: { configuration: client.Configuration; until: number } | null = null;
  let failedAt: number | null = null;
  let pending: Promise<client.Configuration> | null = null;

  const discover = async (): Promise<client.Configuration> => {
    try {
      const configuration = await client.discovery(
        url,
        clientId,
        { [client.clockTolerance]: tolerance },
        authenticationWith(clientSecret),
        { timeout: timeoutSeconds, execute: [...insecure, client.enableNonRepudiationChecks] },
      );
      known = { configuration, until: now().getTime() + freshness };
      failedAt = null;
      return configuration;
    } catch (error) {
      failedAt = now().getTime();
      throw new ProviderUnreachable("The provider of single sign-on does not answer as one.", { cause: error });
    }
  };
  const discoverOnce = (): Promise<client.Configuration> =>
    (pending ??= discover().finally(() => {
      pending = null;
    }));
  /** Uses cached metadata while fresh, and afterwards if newer are not available. */
  async function configured(): Promise<client.Configuration> {
    if (known !== null && failedAt === null && now().getTime() < known.until) return known.configuration;
    return discoverOnce();
  }

  return {
    /** Returns whether the last request succeeded; repeats it in the background if it was a while ago. */
    isReachable() {
      const at = now().getTime();
      const isDue = failedAt === null ? known === null || at >= known.until : at >= failedAt + pause;
      if (isDue) discoverOnce().catch(() => undefined);
      return failedAt === null;
    },
    /** Returns the URL to redirect to. Rejects with `ProviderUnreachable`. */
    async authorizationAddress({ state, nonce, verifier }: FlowSecrets, callback: string): Promise<string> {
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
    /** Returns the identity of a redirect, verified down to the signature. Rejects if anything is invalid. */
    async identityAt(address: URL, { state, nonce, verifier }: FlowSecrets): Promise<Identity> {
      const configuration = await configured();
      const answer = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (claims === undefined) throw new Error("The provider names nobody.");
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasUserInfo ? await client.fetchUserInfo(configuration, answer.access_token, claims.sub) : {};
      return readIdentity(claims, more);
    },
    /** Returns the URL for signing out at the provider; null if it supports none. */
    async signOutAddress(returnTo: string): Promise<string | null> {
      const configuration = await configured();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}
