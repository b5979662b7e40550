import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineModule, pagesIn } from "#kit/module.ts";
import { LeaveIcon, StackIcon } from "#ui/icons.ts";
import { readPoliciesSearch, readPresetSearch, readTypesSearch } from "./search.ts";

const officers = [
  { en: () => import("#kit/pickers/phrases-subjects.en.ts"), ar: () => import("#kit/pickers/phrases-subjects.ar.ts") },
  { en: () => import("../contract/phrases-policies.en.ts"), ar: () => import("../contract/phrases-policies.ar.ts") },
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
    officerPage("/leave/policies", {
      page: lazyRouteComponent(() => import("./policies/PoliciesPage.tsx"), "PoliciesPage"),
      search: readPoliciesSearch,
    }),
    officerPage("/leave/policies/add", {
      page: lazyRouteComponent(() => import("./policies/PolicyPage.tsx"), "AddPolicyPage"),
      search: readPresetSearch,
    }),
    officerPage("/leave/policies/$id/edit", {
      page: lazyRouteComponent(() => import("./policies/PolicyPage.tsx"), "EditPolicyPage"),
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
    {
      phrases: "leaveEntries.policies",
      icon: StackIcon,
      to: "/admin/leave/policies",
      group: "attendance",
      needs: ["leave.manage"],
      words: "leave policies entitlement days carry over سياسات الإجازات استحقاق أيام ترحيل",
    },
  ],
});
