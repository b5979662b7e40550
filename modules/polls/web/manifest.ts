import { defineModule } from "#kit/module.ts";

export const pollPhrases = {
  en: () => import("../contract/phrases.en.ts"),
  ar: () => import("../contract/phrases.ar.ts"),
};

export const polls = defineModule({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    pages: [pollPhrases],
  },
});
