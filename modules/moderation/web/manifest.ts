import { defineModule } from "#kit/module.ts";

export const moderation = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
});
