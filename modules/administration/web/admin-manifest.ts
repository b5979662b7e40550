import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin, widget } from "#kit/module.ts";
import { CpuIcon, HistoryIcon, SettingsIcon } from "#ui/icons.ts";
import { readAuditSearch } from "./audit/search.ts";
import type { Phrases } from "#client/catalogue.ts";

const settings = {
  en: () => import("../contract/phrases-settings.en.ts"),
  ar: () => import("../contract/phrases-settings.ar.ts"),
};
const audit = {
  en: () => import("../contract/phrases-audit.en.ts"),
  ar: () => import("../contract/phrases-audit.ar.ts"),
};

export const auditPage = (words: readonly Phrases[]) =>
  adminPage("/audit", {
    page: lazyRouteComponent(() => import("./audit/AuditPage.tsx"), "AuditPage"),
    search: readAuditSearch,
    phrases: [audit, ...words],
  });

export const Dashboard = widget(() => import("./dashboard/Dashboard.tsx"), "Dashboard");

export const administrationAdmin = defineAdmin({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
      {
        en: () => import("../contract/phrases-dashboard.en.ts"),
        ar: () => import("../contract/phrases-dashboard.ar.ts"),
      },
    ],
    pages: [settings, audit],
  },
  adminPages: [
    adminPage("/settings", {
      page: lazyRouteComponent(() => import("./settings/SettingsPage.tsx"), "SettingsPage"),
      phrases: [settings],
    }),
    adminPage("/jobs", { page: lazyRouteComponent(() => import("./work/JobsPage.tsx"), "JobsPage") }),
  ],
  adminEntries: [
    {
      phrases: "administrationEntries.jobs",
      icon: CpuIcon,
      to: "/admin/jobs",
      group: "system",
      needs: ["setting.manage"],
      words: "failed jobs queue errors مهام النظام المتعثرة الأخطاء",
    },
    {
      phrases: "administrationEntries.settings",
      icon: SettingsIcon,
      to: "/admin/settings",
      group: "system",
      needs: ["setting.manage"],
      words: "settings organisation logo colours mail time zone الإعدادات الشعار الألوان البريد المنطقة الزمنية",
    },
    {
      phrases: "administrationEntries.audit",
      icon: HistoryIcon,
      to: "/admin/audit",
      group: "system",
      needs: ["audit.read"],
      words: "audit log history seals سجل التدقيق السجل الأختام",
    },
  ],
});
