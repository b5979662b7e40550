import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineAdmin, widget } from "#kit/module.ts";
import { BuildingIcon } from "#ui/icons.ts";

/** For the form of a personnel record. */
export const recordPhrases = [
  { en: () => import("../contract/phrases-records.en.ts"), ar: () => import("../contract/phrases-records.ar.ts") },
] as const;

/** The form of a personnel record, a widget `{id}`. */
export const PersonRecordForm = widget(() => import("./records/PersonRecordForm.tsx"), "PersonRecordForm");

export const peopleAdmin = defineAdmin({
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
    pages: recordPhrases,
  },
  adminPages: [
    adminPage("/departments", {
      page: lazyRouteComponent(() => import("./departments/DepartmentsPage.tsx"), "DepartmentsPage"),
      phrases: recordPhrases,
    }),
  ],
  adminEntries: [
    {
      phrases: "peopleEntries.departments",
      icon: BuildingIcon,
      to: "/admin/departments",
      group: "people",
      needs: ["user.manage"],
      words: "departments organisation الإدارات الأقسام",
    },
  ],
});
