import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineAdmin, pagesIn } from "#kit/module.ts";
import {
  AttendanceIcon,
  ChecklistIcon,
  ClockIcon,
  HolidayIcon,
  LockIcon,
  LookupIcon,
  PlaceIcon,
  ReviewIcon,
  ScheduleIcon,
  SheetIcon,
  TesterIcon,
  UsersIcon,
  WarningIcon,
} from "#ui/icons.ts";
import {
  readAssignmentsSearch,
  readBoardSearch,
  readBulkSearch,
  readExceptionDaysSearch,
  readFindingsSearch,
  readLocationsSearch,
  readLookupsSearch,
  readMonthsSearch,
  readOpenRequestsSearch,
  readOvertimePoliciesSearch,
  readOvertimeSearch,
  readReviewSearch,
  readRuleParameter,
  readSheetSearch,
  readTesterSearch,
  readUnscheduledSearch,
  readWorkingTimeRulesSearch,
  readZonesSearch,
  ruleLists,
  type RuleKind,
} from "./search.ts";

import { days, overtimePhrases, timesheet } from "./manifest.ts";
import { readTimesheetSearch } from "./mine/search.ts";

const officers = [
  { en: () => import("#kit/pickers/phrases-subjects.en.ts"), ar: () => import("#kit/pickers/phrases-subjects.ar.ts") },
  { en: () => import("#kit/tables/phrases-tables.en.ts"), ar: () => import("#kit/tables/phrases-tables.ar.ts") },
  { en: () => import("../contract/phrases-bulk.en.ts"), ar: () => import("../contract/phrases-bulk.ar.ts") },
  { en: () => import("../contract/phrases-closing.en.ts"), ar: () => import("../contract/phrases-closing.ar.ts") },
  { en: () => import("../contract/phrases-officer.en.ts"), ar: () => import("../contract/phrases-officer.ar.ts") },
  { en: () => import("../contract/phrases-places.en.ts"), ar: () => import("../contract/phrases-places.ar.ts") },
  { en: () => import("../contract/phrases-review.en.ts"), ar: () => import("../contract/phrases-review.ar.ts") },
  { en: () => import("../contract/phrases-rules.en.ts"), ar: () => import("../contract/phrases-rules.ar.ts") },
  { en: () => import("../contract/phrases-tester.en.ts"), ar: () => import("../contract/phrases-tester.ar.ts") },
  {
    en: () => import("../contract/phrases-working-time.en.ts"),
    ar: () => import("../contract/phrases-working-time.ar.ts"),
  },
  {
    en: () => import("../contract/phrases-overtime-policies.en.ts"),
    ar: () => import("../contract/phrases-overtime-policies.ar.ts"),
  },
] as const;

/** Pages of officers. */
const officerPage = pagesIn(() => admin, [days, timesheet, ...officers]);

/** The list page of a kind of rules, and its add and edit pages. */
const rulePages = <const Kind extends RuleKind, Search extends object>(
  kind: Kind,
  search: (given: Record<string, unknown>) => Search,
  list: RouteComponent,
  rule: RouteComponent,
) =>
  [
    officerPage(`/attendance/${ruleLists[kind]}/index`, { page: list, search }),
    officerPage(`/attendance/${kind}/add`, { page: rule }),
    officerPage(`/attendance/${kind}/$id/edit`, { page: rule, search: readRuleParameter(kind) }),
  ] as const;

/** An entry of the administration; `words` are search words of the palette. */
const entry = <const Name extends string>(name: Name, icon: typeof LockIcon, words: string) => ({
  phrases: `attendanceEntries.${name}` as const,
  icon,
  to: `/admin/attendance/${name}` as const,
  group: "attendance" as const,
  needs: ["attendance.manage"] as const,
  words,
});

/** A page for all who may see attendance, whose routes keep within their bounds. */
const readingEntry = <const Name extends string>(name: Name, icon: typeof LockIcon, words: string) => ({
  ...entry(name, icon, words),
  needs: ["attendance.read"] as const,
  withinBounds: true as const,
});

const ruleEntry = <const Name extends string, const Kind extends RuleKind>(
  name: Name,
  kind: Kind,
  icon: typeof LockIcon,
  words: string,
) => ({
  ...readingEntry(name, icon, words),
  group: "rules" as const,
  to: `/admin/attendance/${ruleLists[kind]}/index` as const,
  below: [`/admin/attendance/${ruleLists[kind]}`, `/admin/attendance/${kind}`],
});

export const attendanceAdmin = defineAdmin({
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
    pages: officers,
  },
  adminPages: [
    officerPage("/attendance/board", {
      page: lazyRouteComponent(() => import("./board/BoardPage.tsx"), "BoardPage"),
      search: readBoardSearch,
    }),
    officerPage("/attendance/sheet", {
      page: lazyRouteComponent(() => import("./sheet/SheetPage.tsx"), "SheetPage"),
      search: readSheetSearch,
    }),
    officerPage("/attendance/sheet/corrections", {
      page: lazyRouteComponent(() => import("./bulk/BulkPage.tsx"), "BulkPage"),
      search: readBulkSearch,
    }),
    officerPage("/attendance/timesheet", {
      page: lazyRouteComponent(() => import("./timesheet/TimesheetPage.tsx"), "PersonTimesheetPage"),
      search: readTimesheetSearch,
    }),
    officerPage("/attendance/review", {
      page: lazyRouteComponent(() => import("./review/ReviewPage.tsx"), "ReviewPage"),
      search: readReviewSearch,
    }),
    officerPage("/attendance/tester", {
      page: lazyRouteComponent(() => import("./tester/TesterPage.tsx"), "TesterPage"),
      search: readTesterSearch,
    }),
    officerPage("/attendance/months", {
      page: lazyRouteComponent(() => import("./months/MonthsPage.tsx"), "MonthsPage"),
      search: readMonthsSearch,
    }),
    officerPage("/attendance/months/requests", {
      page: lazyRouteComponent(() => import("./months/OpenRequestsPage.tsx"), "OpenRequestsPage"),
      search: readOpenRequestsSearch,
    }),
    ...rulePages(
      "zone",
      readZonesSearch,
      lazyRouteComponent(() => import("./zones/ZonesPage.tsx"), "ZonesPage"),
      lazyRouteComponent(() => import("./zones/ZonePage.tsx"), "ZonePage"),
    ),
    ...rulePages(
      "locationZoneUser",
      readAssignmentsSearch,
      lazyRouteComponent(() => import("./assignments/AssignmentsPage.tsx"), "AssignmentsPage"),
      lazyRouteComponent(() => import("./assignments/AssignmentPage.tsx"), "AssignmentPage"),
    ),
    officerPage("/attendance/locationZoneUsers/import", {
      page: lazyRouteComponent(() => import("./assignments/ImportAssignmentsPage.tsx"), "ImportAssignmentsPage"),
    }),
    officerPage("/attendance/locationZoneUsers/unscheduled", {
      page: lazyRouteComponent(() => import("./assignments/UnscheduledPage.tsx"), "UnscheduledPage"),
      search: readUnscheduledSearch,
    }),
    ...rulePages(
      "location",
      readLocationsSearch,
      lazyRouteComponent(() => import("./locations/LocationsPage.tsx"), "LocationsPage"),
      lazyRouteComponent(() => import("./locations/LocationPage.tsx"), "LocationPage"),
    ),
    ...rulePages(
      "exceptionDay",
      readExceptionDaysSearch,
      lazyRouteComponent(() => import("./exception-days/ExceptionDaysPage.tsx"), "ExceptionDaysPage"),
      lazyRouteComponent(() => import("./exception-days/ExceptionDayPage.tsx"), "ExceptionDayPage"),
    ),
    officerPage("/attendance/exceptionDays/import", {
      page: lazyRouteComponent(() => import("./exception-days/ImportHolidaysPage.tsx"), "ImportHolidaysPage"),
    }),
    ...rulePages(
      "workingTimeRule",
      readWorkingTimeRulesSearch,
      lazyRouteComponent(() => import("./working-time/WorkingTimeRulesPage.tsx"), "WorkingTimeRulesPage"),
      lazyRouteComponent(() => import("./working-time/WorkingTimeRulePage.tsx"), "WorkingTimeRulePage"),
    ),
    officerPage("/attendance/findings", {
      page: lazyRouteComponent(() => import("./working-time/FindingsPage.tsx"), "FindingsPage"),
      search: readFindingsSearch,
    }),
    ...rulePages(
      "overtimePolicy",
      readOvertimePoliciesSearch,
      lazyRouteComponent(() => import("./overtime/OvertimePoliciesPage.tsx"), "OvertimePoliciesPage"),
      lazyRouteComponent(() => import("./overtime/OvertimePolicyPage.tsx"), "OvertimePolicyPage"),
    ),
    officerPage("/attendance/overtimeClaims", {
      page: lazyRouteComponent(() => import("./overtime/OvertimeClaimsPage.tsx"), "OvertimeClaimsPage"),
      search: readOvertimeSearch,
      phrases: [overtimePhrases],
    }),
    ...rulePages(
      "lookup",
      readLookupsSearch,
      lazyRouteComponent(() => import("./lookups/LookupsPage.tsx"), "LookupsPage"),
      lazyRouteComponent(() => import("./lookups/LookupPage.tsx"), "LookupPage"),
    ),
  ],
  adminEntries: [
    readingEntry("board", AttendanceIcon, "attendance board who is here present late لوحة الحضور الحاضرون المتأخرون"),
    {
      ...readingEntry(
        "sheet",
        SheetIcon,
        "attendance sheet month bulk corrections download كشف الحضور الشهر تصحيح جماعي تنزيل",
      ),
      below: ["/admin/attendance/timesheet"],
    },
    readingEntry("review", ReviewIcon, "review suspicious punches المراجعة"),
    {
      ...entry("tester", TesterIcon, "tester try compare schedule اختبار جداول الدوام مقارنة"),
      group: "rules" as const,
    },
    ruleEntry(
      "assignments",
      "locationZoneUser",
      UsersIcon,
      "assignments location zone users import إسناد الدوام الإسنادات تكليف استيراد",
    ),
    ruleEntry("zones", "zone", ScheduleIcon, "zones schedules hours جداول الدوام نطاقات ساعات"),
    ruleEntry("locations", "location", PlaceIcon, "locations places sites map المواقع الأماكن الخريطة"),
    ruleEntry("exceptionDays", "exceptionDay", HolidayIcon, "exception days holidays الأيام الاستثنائية عطل"),
    ruleEntry(
      "workingTimeRules",
      "workingTimeRule",
      ClockIcon,
      "working time rules limits overtime rest labour law ساعات العمل حدود راحة نظام العمل",
    ),
    readingEntry("findings", WarningIcon, "findings broken working time rules مخالفات ساعات العمل"),
    ruleEntry(
      "overtimePolicies",
      "overtimePolicy",
      ScheduleIcon,
      "overtime policies extra hours night limits سياسات العمل الإضافي ساعات إضافية",
    ),
    readingEntry(
      "overtimeClaims",
      ChecklistIcon,
      "overtime claims extra hours approve export العمل الإضافي ساعات إضافية تصدير",
    ),
    ruleEntry("lookups", "lookup", LookupIcon, "lookups leave reasons القوائم المرجعية إجازات أسباب"),
    readingEntry("months", LockIcon, "months lock reopen close checklist الأشهر إقفال قائمة الإقفال"),
  ],
});
