// Texts that pages and parts load when they are shown.

export const accounts = {
  en: () => import("../contract/users/phrases.en.ts"),
  ar: () => import("../contract/users/phrases.ar.ts"),
};
export const roles = {
  en: () => import("../contract/phrases-roles.en.ts"),
  ar: () => import("../contract/phrases-roles.ar.ts"),
};
export const tokens = {
  en: () => import("../contract/tokens/phrases.en.ts"),
  ar: () => import("../contract/tokens/phrases.ar.ts"),
};
export const personalData = {
  en: () => import("../contract/phrases-personal-data.en.ts"),
  ar: () => import("../contract/phrases-personal-data.ar.ts"),
};
/** Of setting up a second factor. */
export const factorPhrases = {
  en: () => import("../contract/factors/phrases.en.ts"),
  ar: () => import("../contract/factors/phrases.ar.ts"),
};
export const linkedAccount = {
  en: () => import("../contract/single-sign-on/phrases.en.ts"),
  ar: () => import("../contract/single-sign-on/phrases.ar.ts"),
};
/** Of the panels on the profile. */
export const panelPhrases = [factorPhrases, linkedAccount, tokens, personalData];
/** Of the page of an account. */
export const accountPhrases = [accounts, tokens];
/** Of the page of a role. */
export const rolePhrases = [roles];
