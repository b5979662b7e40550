import { lazyRouteComponent } from "@tanstack/react-router";
import { entrancePage } from "#kit/module.ts";
import { readLoginSearch, readSignUpSearch } from "./search.ts";

// Separate from the manifest, which the sign-in page does not load.

export const identityPhrases = {
  en: () => import("../contract/phrases.en.ts"),
  ar: () => import("../contract/phrases.ar.ts"),
};

export const entrancePages = [
  entrancePage("/login", {
    page: lazyRouteComponent(() => import("./LoginPage.tsx"), "LoginPage"),
    search: readLoginSearch,
  }),
  entrancePage("/sign-up", {
    page: lazyRouteComponent(() => import("./SignUpPage.tsx"), "SignUpPage"),
    search: readSignUpSearch,
  }),
] as const;
