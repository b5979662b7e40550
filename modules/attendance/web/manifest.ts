import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page, widget } from "#kit/module.ts";
import { AttendanceIcon, ClockIcon } from "#ui/icons.ts";
import { readAttendanceSearch, readOwnOvertimeSearch, readTimesheetSearch } from "./mine/search.ts";

export const days = {
  en: () => import("../contract/phrases-days.en.ts"),
  ar: () => import("../contract/phrases-days.ar.ts"),
};
export const timesheet = {
  en: () => import("../contract/phrases-timesheet.en.ts"),
  ar: () => import("../contract/phrases-timesheet.ar.ts"),
};
const mine = { en: () => import("../contract/phrases-mine.en.ts"), ar: () => import("../contract/phrases-mine.ar.ts") };

/** Claims of overtime: also for the part of the work list. */
export const overtimePhrases = {
  en: () => import("../contract/phrases-overtime.en.ts"),
  ar: () => import("../contract/phrases-overtime.ar.ts"),
};

export const attendance = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    pages: [days, mine, overtimePhrases, timesheet],
  },
  pages: [
    page("/attendance", {
      page: lazyRouteComponent(() => import("./mine/AttendancePage.tsx"), "AttendancePage"),
      search: readAttendanceSearch,
      phrases: [days, mine],
    }),
    page("/attendance/overtime", {
      page: lazyRouteComponent(() => import("./overtime/OwnOvertimePage.tsx"), "OwnOvertimePage"),
      search: readOwnOvertimeSearch,
      phrases: [overtimePhrases],
    }),
    page("/attendance/timesheet", {
      page: lazyRouteComponent(() => import("./timesheet/TimesheetPage.tsx"), "OwnTimesheetPage"),
      search: readTimesheetSearch,
      phrases: [days, timesheet],
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
    {
      label: "attendance.overtime",
      icon: ClockIcon,
      to: "/attendance/overtime",
      words: "overtime my extra hours العمل الإضافي ساعاتي الإضافية",
    },
  ],
  widgets: { checkIn: widget(() => import("./mine/AttendanceCard.tsx"), "AttendanceCard") },
});
