import { pushAr } from "#modules/notifications/contract/push/phrases.ar.ts";
import { accessTokensAr } from "#modules/identity/contract/tokens/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { tokensPartEn } from "./tokens.en.ts";

export const tokensPartAr = {
  accessTokens: accessTokensAr,
  push: pushAr,
} satisfies Translation<typeof tokensPartEn>;
