import { accessTokensAr } from "#modules/identity/contract/tokens/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { tokensPartEn } from "./tokens.en.ts";

export const tokensPartAr = {
  accessTokens: accessTokensAr,
} satisfies Translation<typeof tokensPartEn>;
