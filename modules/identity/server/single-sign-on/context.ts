import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import type { FactorContext } from "../factors/context.ts";
import { createFlowCookies, type FlowCookies } from "./create-cookies.ts";
import { createProvider, type Provider } from "./open-provider.ts";

/** Null without a provider: existing links can still be read. */
export type SingleSignOn = { config: SingleSignOnConfig; provider: Provider; cookies: FlowCookies };
export type SingleSignOnContext = FactorContext & { singleSignOn: SingleSignOn | null };

export const createSingleSignOn = (
  config: SingleSignOnConfig | null,
  secretKeys: SecretKeys,
  publicUrl: () => string,
) =>
  config === null
    ? null
    : { config, provider: createProvider(config), cookies: createFlowCookies(secretKeys, publicUrl) };

export const presentProvider = ({ config: { nameEn, nameAr, isOnly }, provider }: SingleSignOn) => ({
  nameEn,
  nameAr,
  isOnly,
  isReachable: provider.isReachable(),
});

/** Returns the redirect URI, to be registered with the provider. */
export const callbackOf = (publicUrl: string): string => `${publicUrl}/api/single-sign-on/callback`;
