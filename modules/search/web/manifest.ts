import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { SearchIcon } from "#ui/icons.ts";
import { readSearchAddress } from "./search.ts";

export const search = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
  },
  pages: [
    page("/search", {
      page: lazyRouteComponent(() => import("./SearchPage.tsx"), "SearchPage"),
      search: readSearchAddress,
    }),
  ],
  commands: [{ label: "search.page", icon: SearchIcon, to: "/search", words: "search البحث", letter: "S" }],
});
