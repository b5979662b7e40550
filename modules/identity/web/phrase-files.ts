// Texts that pages and panels load when they are shown.

export const tokens = {
  en: () => import("../contract/tokens/phrases.en.ts"),
  ar: () => import("../contract/tokens/phrases.ar.ts"),
};
export const personalData = {
  en: () => import("../contract/phrases-personal-data.en.ts"),
  ar: () => import("../contract/phrases-personal-data.ar.ts"),
};
export const factorPhrases = {
  en: () => import("../contract/factors/phrases.en.ts"),
  ar: () => import("../contract/factors/phrases.ar.ts"),
};
export const linkedAccount = {
  en: () => import("../contract/single-sign-on/phrases.en.ts"),
  ar: () => import("../contract/single-sign-on/phrases.ar.ts"),
};
export const panelPhrases = [factorPhrases, linkedAccount, tokens, personalData];
