import { accessTokensEn } from "#modules/identity/contract/tokens/phrases.en.ts";

/** What the lists of access tokens say, on the profile and on the page of an account. */
export const tokensPartEn = {
  accessTokens: accessTokensEn,
};
