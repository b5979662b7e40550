import type { SecretKey } from "#platform/config/secret-key.ts";
import type { SingleSignOnConfig } from "#platform/config/single-sign-on-config.ts";
import type { FactorContext } from "../factors/context.ts";
import { createFlowCookies, type FlowCookies } from "./flow-cookie.ts";
import { createProvider, type Provider } from "./provider.ts";

/** What single sign-on works with; without a provider only links of earlier days are left to be seen. */
export type SingleSignOn = { config: SingleSignOnConfig; provider: Provider; cookies: FlowCookies };
export type SingleSignOnContext = FactorContext & { singleSignOn: SingleSignOn | null };

export const createSingleSignOn = (
  config: SingleSignOnConfig | null,
  secretKey: SecretKey,
  publicUrl: () => string,
): SingleSignOn | null =>
  config === null
    ? null
    : { config, provider: createProvider(config), cookies: createFlowCookies(secretKey, publicUrl) };

/** The provider as the sign-in page shows it. */
export const presentProvider = ({ config: { nameEn, nameAr, isOnly }, provider }: SingleSignOn) => ({
  nameEn,
  nameAr,
  isOnly,
  isReachable: provider.isReachable(),
});

/** Where the provider sends browsers back; to be registered there. */
export const callbackOf = (publicUrl: string): string => `${publicUrl}/api/single-sign-on/callback`;
