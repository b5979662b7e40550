import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn } from "#kit/module.ts";
import { PayrollIcon } from "#ui/icons.ts";

const words = { en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") };
const adminPage = pagesIn(() => admin, [words]);

export const payrollAdmin = defineAdmin({
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
    pages: [words],
  },
  adminPages: [
    adminPage("/attendance/payroll", {
      page: lazyRouteComponent(() => import("./versions/PayrollPage.tsx"), "PayrollPage"),
    }),
    adminPage("/attendance/payroll/mappings", {
      page: lazyRouteComponent(() => import("./mappings/MappingsPage.tsx"), "MappingsPage"),
    }),
    adminPage("/attendance/payroll/mappings/add", {
      page: lazyRouteComponent(() => import("./mappings/MappingPages.tsx"), "AddMappingPage"),
    }),
    adminPage("/attendance/payroll/mappings/$id/edit", {
      page: lazyRouteComponent(() => import("./mappings/MappingPages.tsx"), "EditMappingPage"),
    }),
  ],
  adminEntries: [
    {
      phrases: "payrollEntries.payroll",
      icon: PayrollIcon,
      to: "/admin/attendance/payroll",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "payroll salary files export mappings versions الرواتب ملفات الرواتب تصدير قوالب الأعمدة",
    },
  ],
});
