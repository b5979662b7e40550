import { defineModule, widget } from "#kit/module.ts";

export const acknowledgements = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
  widgets: { mustReads: widget(() => import("./components/MyMustReads.tsx"), "MyMustReads") },
});
