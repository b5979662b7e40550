import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { SearchIcon } from "#ui/icons.ts";
import { readSearchAddress } from "./search.ts";

export const searchPhrases = {
  en: () => import("../contract/phrases.en.ts"),
  ar: () => import("../contract/phrases.ar.ts"),
};

export const search = defineModule({
  phrases: {
    pages: [searchPhrases],
  },
  pages: [
    page("/search", {
      page: lazyRouteComponent(() => import("./SearchPage.tsx"), "SearchPage"),
      search: readSearchAddress,
      phrases: [searchPhrases],
    }),
  ],
  commands: [{ label: "shell.search.page", icon: SearchIcon, to: "/search", words: "search البحث", letter: "S" }],
});
