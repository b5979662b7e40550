import { lazyRouteComponent } from "@tanstack/react-router";
import { admin } from "#kit/areas.ts";
import { defineModule, page, pagesIn, widget } from "#kit/module.ts";
import {
  AttendanceIcon,
  HolidayIcon,
  LockIcon,
  LookupIcon,
  PlaceIcon,
  ReviewIcon,
  ScheduleIcon,
  SheetIcon,
  TesterIcon,
  UsersIcon,
} from "#ui/icons.ts";
import { readAssignmentsSearch, readEditAssignmentSearch, readUnscheduledSearch } from "./assignments/search.ts";
import { readBoardSearch } from "./board/search.ts";
import { readAttendanceSearch } from "./calendar/search.ts";
import { readEditExceptionDaySearch, readExceptionDaysSearch } from "./exception-days/search.ts";
import { readEditLocationSearch } from "./locations/search.ts";
import { readEditLookupSearch, readLookupsSearch } from "./lookups/search.ts";
import { readReviewSearch } from "./review/search.ts";
import { readRulesSearch } from "./rules/search.ts";
import { readSheetSearch } from "./sheet/search.ts";
import { readTesterSearch } from "./tester/search.ts";
import { readEditZoneSearch, readZonesSearch } from "./zones/search.ts";

const days = { en: () => import("../contract/phrases-days.en.ts"), ar: () => import("../contract/phrases-days.ar.ts") };
const mine = { en: () => import("../contract/phrases-mine.en.ts"), ar: () => import("../contract/phrases-mine.ar.ts") };
const officers = [
  { en: () => import("../contract/phrases-officer.en.ts"), ar: () => import("../contract/phrases-officer.ar.ts") },
  { en: () => import("../contract/phrases-places.en.ts"), ar: () => import("../contract/phrases-places.ar.ts") },
  { en: () => import("../contract/phrases-review.en.ts"), ar: () => import("../contract/phrases-review.ar.ts") },
  { en: () => import("../contract/phrases-rules.en.ts"), ar: () => import("../contract/phrases-rules.ar.ts") },
  { en: () => import("../contract/phrases-tester.en.ts"), ar: () => import("../contract/phrases-tester.ar.ts") },
] as const;

/** Pages of officers. */
const officerPage = pagesIn(() => admin, [days, ...officers]);

export const attendance = defineModule({
  phrases: {
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
    ],
    pages: [days, mine, ...officers],
  },
  pages: [
    page("/attendance", {
      page: lazyRouteComponent(() => import("./mine/AttendancePage.tsx"), "AttendancePage"),
      search: readAttendanceSearch,
      phrases: [days, mine],
    }),
  ],
  adminPages: [
    officerPage("/attendance/board", {
      page: lazyRouteComponent(() => import("./board/BoardPage.tsx"), "BoardPage"),
      search: readBoardSearch,
    }),
    officerPage("/attendance/sheet", {
      page: lazyRouteComponent(() => import("./sheet/SheetPage.tsx"), "SheetPage"),
      search: readSheetSearch,
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
    }),
    officerPage("/attendance/zones/index", {
      page: lazyRouteComponent(() => import("./zones/ZonesPage.tsx"), "ZonesPage"),
      search: readZonesSearch,
    }),
    officerPage("/attendance/zone/add", {
      page: lazyRouteComponent(() => import("./zones/AddZonePage.tsx"), "AddZonePage"),
    }),
    officerPage("/attendance/zone/$id/edit", {
      page: lazyRouteComponent(() => import("./zones/EditZonePage.tsx"), "EditZonePage"),
      search: readEditZoneSearch,
    }),
    officerPage("/attendance/locationZoneUsers/index", {
      page: lazyRouteComponent(() => import("./assignments/AssignmentsPage.tsx"), "AssignmentsPage"),
      search: readAssignmentsSearch,
    }),
    officerPage("/attendance/locationZoneUsers/import", {
      page: lazyRouteComponent(() => import("./assignments/ImportAssignmentsPage.tsx"), "ImportAssignmentsPage"),
    }),
    officerPage("/attendance/locationZoneUsers/unscheduled", {
      page: lazyRouteComponent(() => import("./assignments/UnscheduledPage.tsx"), "UnscheduledPage"),
      search: readUnscheduledSearch,
    }),
    officerPage("/attendance/locationZoneUser/add", {
      page: lazyRouteComponent(() => import("./assignments/AddAssignmentPage.tsx"), "AddAssignmentPage"),
    }),
    officerPage("/attendance/locationZoneUser/$id/edit", {
      page: lazyRouteComponent(() => import("./assignments/EditAssignmentPage.tsx"), "EditAssignmentPage"),
      search: readEditAssignmentSearch,
    }),
    officerPage("/attendance/locations/index", {
      page: lazyRouteComponent(() => import("./locations/LocationsPage.tsx"), "LocationsPage"),
      search: readRulesSearch,
    }),
    officerPage("/attendance/location/add", {
      page: lazyRouteComponent(() => import("./locations/AddLocationPage.tsx"), "AddLocationPage"),
    }),
    officerPage("/attendance/location/$id/edit", {
      page: lazyRouteComponent(() => import("./locations/EditLocationPage.tsx"), "EditLocationPage"),
      search: readEditLocationSearch,
    }),
    officerPage("/attendance/exceptionDays/index", {
      page: lazyRouteComponent(() => import("./exception-days/ExceptionDaysPage.tsx"), "ExceptionDaysPage"),
      search: readExceptionDaysSearch,
    }),
    officerPage("/attendance/exceptionDay/add", {
      page: lazyRouteComponent(() => import("./exception-days/AddExceptionDayPage.tsx"), "AddExceptionDayPage"),
    }),
    officerPage("/attendance/exceptionDay/$id/edit", {
      page: lazyRouteComponent(() => import("./exception-days/EditExceptionDayPage.tsx"), "EditExceptionDayPage"),
      search: readEditExceptionDaySearch,
    }),
    officerPage("/attendance/lookups/index", {
      page: lazyRouteComponent(() => import("./lookups/LookupsPage.tsx"), "LookupsPage"),
      search: readLookupsSearch,
    }),
    officerPage("/attendance/lookup/add", {
      page: lazyRouteComponent(() => import("./lookups/AddLookupPage.tsx"), "AddLookupPage"),
    }),
    officerPage("/attendance/lookup/$id/edit", {
      page: lazyRouteComponent(() => import("./lookups/EditLookupPage.tsx"), "EditLookupPage"),
      search: readEditLookupSearch,
    }),
  ],
  navigation: [
    {
      label: "attendance.title",
      icon: AttendanceIcon,
      to: "/attendance",
      place: "raised",
      phoneLabel: "attendance.phone",
    },
  ],
  commands: [
    {
      label: "attendance.checkIn",
      icon: AttendanceIcon,
      to: "/attendance",
      words: "check in out punch clock تسجيل الحضور الانصراف بصمة",
      letter: "I",
    },
    {
      label: "attendance.title",
      icon: AttendanceIcon,
      to: "/attendance",
      words: "attendance my hours calendar absence الحضور سجل حضوري ساعات التقويم الغياب",
    },
  ],
  adminEntries: [
    {
      phrases: "attendanceEntries.board",
      icon: AttendanceIcon,
      to: "/admin/attendance/board",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "attendance board who is here present late لوحة الحضور الحاضرون المتأخرون",
    },
    {
      phrases: "attendanceEntries.sheet",
      icon: SheetIcon,
      to: "/admin/attendance/sheet",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "attendance sheet month corrections download كشف الحضور الشهر تصحيح تنزيل",
    },
    {
      phrases: "attendanceEntries.review",
      icon: ReviewIcon,
      to: "/admin/attendance/review",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "review suspicious punches المراجعة",
    },
    {
      phrases: "attendanceEntries.tester",
      icon: TesterIcon,
      to: "/admin/attendance/tester",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "tester try compare schedule اختبار جداول الدوام مقارنة",
    },
    {
      phrases: "attendanceEntries.assignments",
      icon: UsersIcon,
      to: "/admin/attendance/locationZoneUsers/index",
      below: ["/admin/attendance/locationZoneUsers", "/admin/attendance/locationZoneUser"],
      group: "attendance",
      needs: ["attendance.manage"],
      words: "assignments location zone users import إسناد الدوام الإسنادات تكليف استيراد",
    },
    {
      phrases: "attendanceEntries.zones",
      icon: ScheduleIcon,
      to: "/admin/attendance/zones/index",
      below: ["/admin/attendance/zones", "/admin/attendance/zone"],
      group: "attendance",
      needs: ["attendance.manage"],
      words: "zones schedules hours جداول الدوام نطاقات ساعات",
    },
    {
      phrases: "attendanceEntries.locations",
      icon: PlaceIcon,
      to: "/admin/attendance/locations/index",
      below: ["/admin/attendance/locations", "/admin/attendance/location"],
      group: "attendance",
      needs: ["attendance.manage"],
      words: "locations places sites map المواقع الأماكن الخريطة",
    },
    {
      phrases: "attendanceEntries.exceptionDays",
      icon: HolidayIcon,
      to: "/admin/attendance/exceptionDays/index",
      below: ["/admin/attendance/exceptionDays", "/admin/attendance/exceptionDay"],
      group: "attendance",
      needs: ["attendance.manage"],
      words: "exception days holidays الأيام الاستثنائية عطل",
    },
    {
      phrases: "attendanceEntries.lookups",
      icon: LookupIcon,
      to: "/admin/attendance/lookups/index",
      below: ["/admin/attendance/lookups", "/admin/attendance/lookup"],
      group: "attendance",
      needs: ["attendance.manage"],
      words: "lookups leave reasons القوائم المرجعية إجازات أسباب",
    },
    {
      phrases: "attendanceEntries.months",
      icon: LockIcon,
      to: "/admin/attendance/months",
      group: "attendance",
      needs: ["attendance.manage"],
      words: "months lock reopen الأشهر إقفال",
    },
  ],
  widgets: { checkIn: widget(() => import("./mine/AttendanceCard.tsx"), "AttendanceCard") },
});
