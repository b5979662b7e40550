import { defineAdmin } from "#kit/module.ts";

export const teamAdmin = defineAdmin({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
  },
});
