import { defineModule } from "#kit/module.ts";
import { tokens, personalData, factorPhrases, linkedAccount } from "./phrase-files.ts";

export { panelPhrases } from "./phrase-files.ts";

export const identity = defineModule({
  phrases: {
    inside: [
      {
        en: () => import("../contract/factors/phrases-notice.en.ts"),
        ar: () => import("../contract/factors/phrases-notice.ar.ts"),
      },
    ],
    pages: [tokens, personalData, factorPhrases, linkedAccount],
  },
});
