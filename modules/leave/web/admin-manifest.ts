import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn } from "#kit/module.ts";
import { CoinsIcon, HistoryIcon, LeaveIcon, StackIcon, UsersIcon } from "#ui/icons.ts";
import { ledger, recounted } from "./manifest.ts";
import {
  readBalancesSearch,
  readCoverageSearch,
  readLedgerSearch,
  readPoliciesSearch,
  readPresetSearch,
  readRecountsSearch,
  readTypesSearch,
} from "./search.ts";

const officers = [
  { en: () => import("#kit/pickers/phrases-subjects.en.ts"), ar: () => import("#kit/pickers/phrases-subjects.ar.ts") },
  { en: () => import("#kit/tables/phrases-tables.en.ts"), ar: () => import("#kit/tables/phrases-tables.ar.ts") },
  { en: () => import("../contract/phrases-policies.en.ts"), ar: () => import("../contract/phrases-policies.ar.ts") },
  { en: () => import("../contract/phrases-coverage.en.ts"), ar: () => import("../contract/phrases-coverage.ar.ts") },
  { en: () => import("../contract/phrases-recounts.en.ts"), ar: () => import("../contract/phrases-recounts.ar.ts") },
  { en: () => import("../contract/phrases-balances.en.ts"), ar: () => import("../contract/phrases-balances.ar.ts") },
  { en: () => import("../contract/phrases-types.en.ts"), ar: () => import("../contract/phrases-types.ar.ts") },
] as const;

/** Pages of officers. */
const officerPage = pagesIn(() => admin, [ledger, recounted, ...officers]);

export const leaveAdmin = defineAdmin({
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
    officerPage("/leave/balances", {
      page: lazyRouteComponent(() => import("./balances/BalancesPage.tsx"), "BalancesPage"),
      search: readBalancesSearch,
    }),
    officerPage("/leave/balances/import", {
      page: lazyRouteComponent(() => import("./balances/ImportBalancesPage.tsx"), "ImportBalancesPage"),
    }),
    officerPage("/leave/balances/$id", {
      page: lazyRouteComponent(() => import("./balances/LedgerPage.tsx"), "LedgerPage"),
      search: readLedgerSearch,
    }),
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
    officerPage("/leave/coverage", {
      page: lazyRouteComponent(() => import("./coverage/CoveragePage.tsx"), "CoveragePage"),
      search: readCoverageSearch,
    }),
    officerPage("/leave/coverage/add", {
      page: lazyRouteComponent(() => import("./coverage/RulePage.tsx"), "AddRulePage"),
    }),
    officerPage("/leave/coverage/$id/edit", {
      page: lazyRouteComponent(() => import("./coverage/RulePage.tsx"), "EditRulePage"),
    }),
    officerPage("/leave/recounts", {
      page: lazyRouteComponent(() => import("./recounts/RecountsPage.tsx"), "RecountsPage"),
      search: readRecountsSearch,
    }),
  ],
  adminEntries: [
    {
      phrases: "leaveEntries.balances",
      icon: CoinsIcon,
      to: "/admin/leave/balances",
      group: "leave",
      needs: ["leave.manage"],
      withinBounds: true,
      words: "leave balances opening adjustments import أرصدة الإجازات افتتاحية تسويات استيراد",
    },
    {
      phrases: "leaveEntries.recounts",
      icon: HistoryIcon,
      to: "/admin/leave/recounts",
      group: "leave",
      needs: ["leave.manage"],
      words: "leave counted again holiday schedule returned days إجازات إعادة عد أيام عطلة جدول",
    },
    {
      phrases: "leaveEntries.types",
      icon: LeaveIcon,
      to: "/admin/leave/types",
      group: "leave",
      needs: ["leave.manage"],
      withinBounds: true,
      words: "leave types annual sick أنواع الإجازات سنوية مرضية",
    },
    {
      phrases: "leaveEntries.policies",
      icon: StackIcon,
      to: "/admin/leave/policies",
      group: "leave",
      needs: ["leave.manage"],
      withinBounds: true,
      words: "leave policies entitlement days carry over سياسات الإجازات استحقاق أيام ترحيل",
    },
    {
      phrases: "leaveEntries.coverage",
      icon: UsersIcon,
      to: "/admin/leave/coverage",
      group: "leave",
      needs: ["leave.manage"],
      withinBounds: true,
      words: "leave coverage minimum staffing unit department إجازات حد أدنى تغطية إدارة وحدة حضور",
    },
  ],
});
