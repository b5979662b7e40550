import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { StackIcon } from "#ui/icons.ts";

export const sample = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
  pages: [page("/samples", { page: lazyRouteComponent(() => import("./SamplePage.tsx"), "SamplePage") })],
  navigation: [{ label: "sample.title", icon: StackIcon, to: "/samples", place: "menu" }],
});
