import { pushEn } from "#modules/notifications/contract/push/phrases.en.ts";
import { accessTokensEn } from "#modules/identity/contract/tokens/phrases.en.ts";

/** What the lists of access tokens say, on the profile and on the page of an account; and notifications on devices. */
export const tokensPartEn = {
  accessTokens: accessTokensEn,
  push: pushEn,
};
