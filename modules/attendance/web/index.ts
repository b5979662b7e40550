import { lazy } from "react";
import { lazyRouteComponent } from "@tanstack/react-router";

export { readAttendanceSearch } from "./calendar/search.ts";
export { attendanceEvents } from "./events.ts";

export const AttendancePage = lazyRouteComponent(() => import("./mine/AttendancePage.tsx"), "AttendancePage");

/** Which months are final, for officers. */
export const MonthsPage = lazyRouteComponent(() => import("./months/MonthsPage.tsx"), "MonthsPage");

const loadCard = () => import("./mine/AttendanceCard.tsx");

/** For the home page, to be suspended for. */
export const AttendanceCard = lazy(async () => ({ default: (await loadCard()).AttendanceCard }));
/** Fetches the code of what home shows before the page itself asks for it. */
export const preloadAttendanceCard = (): void => void loadCard().catch(() => undefined);
