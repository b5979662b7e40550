import { factorsEn } from "#modules/identity/contract/factors/phrases.en.ts";

/** What is said where a second step of signing in is set up: on the profile, and where a role asks for it. */
export const factorsPartEn = {
  factors: factorsEn,
};
