import { defineModule } from "#kit/module.ts";

export const pollPhrases = {
  en: () => import("../contract/phrases.en.ts"),
  ar: () => import("../contract/phrases.ar.ts"),
};

export const polls = defineModule({
  phrases: {
    pages: [pollPhrases],
  },
});
