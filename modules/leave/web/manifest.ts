import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineModule, pagesIn } from "#kit/module.ts";
import { LeaveIcon } from "#ui/icons.ts";
import { readTypesSearch } from "./search.ts";

const officers = [
  { en: () => import("../contract/phrases-types.en.ts"), ar: () => import("../contract/phrases-types.ar.ts") },
] as const;

/** Pages of officers. */
const officerPage = pagesIn(() => admin, officers);

export const leave = defineModule({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [...officers],
  },
  adminPages: [
    officerPage("/leave/types", {
      page: lazyRouteComponent(() => import("./types/TypesPage.tsx"), "TypesPage"),
      search: readTypesSearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "leaveEntries.types",
      icon: LeaveIcon,
      to: "/admin/leave/types",
      group: "attendance",
      needs: ["leave.manage"],
      words: "leave types annual sick أنواع الإجازات سنوية مرضية",
    },
  ],
});
