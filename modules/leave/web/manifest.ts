import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { readOwnLeaveSearch } from "./ledger/search.ts";

export const ledger = {
  en: () => import("../contract/phrases-ledger.en.ts"),
  ar: () => import("../contract/phrases-ledger.ar.ts"),
};

export const recounted = {
  en: () => import("#kit/recounted/phrases-recounted.en.ts"),
  ar: () => import("#kit/recounted/phrases-recounted.ar.ts"),
};

export const leave = defineModule({
  phrases: { pages: [ledger, recounted] },
  pages: [
    page("/attendance/leave", {
      page: lazyRouteComponent(() => import("./OwnLeavePage.tsx"), "OwnLeavePage"),
      search: readOwnLeaveSearch,
      phrases: [ledger, recounted],
    }),
  ],
});
