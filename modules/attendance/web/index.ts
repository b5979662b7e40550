import type { OnLateAnswer } from "./punching/queued-punches.ts";
import type { QueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { lazyRouteComponent } from "@tanstack/react-router";

export { readBoardSearch } from "./board/search.ts";
export { readSheetSearch } from "./sheet/search.ts";
export { readAttendanceSearch } from "./calendar/search.ts";
export { attendanceEvents } from "./events.ts";
export { readReviewSearch } from "./review/search.ts";
export { readTesterSearch } from "./tester/search.ts";

export const AttendancePage = lazyRouteComponent(() => import("./mine/AttendancePage.tsx"), "AttendancePage");

/** Punches that are worth a look, for officers. */
export const ReviewPage = lazyRouteComponent(() => import("./review/ReviewPage.tsx"), "ReviewPage");
/** Which schedule applies and why, for officers. */
export const TesterPage = lazyRouteComponent(() => import("./tester/TesterPage.tsx"), "TesterPage");
/** Which months are final, for officers. */
export const MonthsPage = lazyRouteComponent(() => import("./months/MonthsPage.tsx"), "MonthsPage");

export { readAssignmentsSearch, readEditAssignmentSearch, readUnscheduledSearch } from "./assignments/search.ts";
/** Who works where, for officers. */
export const AssignmentsPage = lazyRouteComponent(() => import("./assignments/AssignmentsPage.tsx"), "AssignmentsPage");
export const AddAssignmentPage = lazyRouteComponent(
  () => import("./assignments/AddAssignmentPage.tsx"),
  "AddAssignmentPage",
);
export const EditAssignmentPage = lazyRouteComponent(
  () => import("./assignments/EditAssignmentPage.tsx"),
  "EditAssignmentPage",
);
export const ImportAssignmentsPage = lazyRouteComponent(
  () => import("./assignments/ImportAssignmentsPage.tsx"),
  "ImportAssignmentsPage",
);
/** Whom no assignment reaches, for officers. */
export const UnscheduledPage = lazyRouteComponent(() => import("./assignments/UnscheduledPage.tsx"), "UnscheduledPage");

export { readEditLocationSearch } from "./locations/search.ts";
export { readRulesSearch } from "./rules/search.ts";
/** The places of work, for officers. */
export const LocationsPage = lazyRouteComponent(() => import("./locations/LocationsPage.tsx"), "LocationsPage");
export const AddLocationPage = lazyRouteComponent(() => import("./locations/AddLocationPage.tsx"), "AddLocationPage");
export const EditLocationPage = lazyRouteComponent(
  () => import("./locations/EditLocationPage.tsx"),
  "EditLocationPage",
);

export { readEditLookupSearch, readLookupsSearch } from "./lookups/search.ts";
/** The reference lists, for officers. */
export const LookupsPage = lazyRouteComponent(() => import("./lookups/LookupsPage.tsx"), "LookupsPage");
export const AddLookupPage = lazyRouteComponent(() => import("./lookups/AddLookupPage.tsx"), "AddLookupPage");
export const EditLookupPage = lazyRouteComponent(() => import("./lookups/EditLookupPage.tsx"), "EditLookupPage");

export { readEditZoneSearch, readZonesSearch } from "./zones/search.ts";
/** The zones, for officers. */
export const ZonesPage = lazyRouteComponent(() => import("./zones/ZonesPage.tsx"), "ZonesPage");
export const AddZonePage = lazyRouteComponent(() => import("./zones/AddZonePage.tsx"), "AddZonePage");
export const EditZonePage = lazyRouteComponent(() => import("./zones/EditZonePage.tsx"), "EditZonePage");

/** Who is here now, for officers. */
export const AttendanceBoardPage = lazyRouteComponent(() => import("./board/BoardPage.tsx"), "BoardPage");
/** A month of everybody, for officers. */
export const AttendanceSheetPage = lazyRouteComponent(() => import("./sheet/SheetPage.tsx"), "SheetPage");

export { readEditExceptionDaySearch, readExceptionDaysSearch } from "./exception-days/search.ts";
/** The exception days, for officers. */
export const ExceptionDaysPage = lazyRouteComponent(
  () => import("./exception-days/ExceptionDaysPage.tsx"),
  "ExceptionDaysPage",
);
export const AddExceptionDayPage = lazyRouteComponent(
  () => import("./exception-days/AddExceptionDayPage.tsx"),
  "AddExceptionDayPage",
);
export const EditExceptionDayPage = lazyRouteComponent(
  () => import("./exception-days/EditExceptionDayPage.tsx"),
  "EditExceptionDayPage",
);

const loadCard = () => import("./mine/AttendanceCard.tsx");

/** For the home page, to be suspended for. */
export const AttendanceCard = lazy(async () => ({ default: (await loadCard()).AttendanceCard }));
export { useLateAnswers } from "./punching/use-late-answers.ts";

/** Sends what was punched without a network as soon as there is one, on every page. Returns what ends it. */
export function followPunches(queries: QueryClient, onLateAnswer: OnLateAnswer): () => void {
  let end = (): void => {};
  let hasEnded = false;
  const begin = async (): Promise<void> => {
    const { followQueuedPunches } = await import("./punching/queued-punches.ts");
    if (!hasEnded) end = followQueuedPunches(queries, onLateAnswer);
  };
  void begin().catch(() => undefined);
  return () => {
    hasEnded = true;
    end();
  };
}

/** Fetches the code of what home shows before the page itself asks for it. */
export const preloadAttendanceCard = (): void => void loadCard().catch(() => undefined);
