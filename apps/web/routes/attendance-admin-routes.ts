import { createRoute } from "@tanstack/react-router";
import {
  AddAssignmentPage,
  AddLocationPage,
  AddExceptionDayPage,
  AddLookupPage,
  AddZonePage,
  AttendanceBoardPage,
  AssignmentsPage,
  EditAssignmentPage,
  EditLocationPage,
  EditExceptionDayPage,
  EditLookupPage,
  ExceptionDaysPage,
  readEditExceptionDaySearch,
  readExceptionDaysSearch,
  EditZonePage,
  ImportAssignmentsPage,
  LocationsPage,
  LookupsPage,
  MonthsPage,
  readReviewSearch,
  readTesterSearch,
  readUnscheduledSearch,
  TesterPage,
  UnscheduledPage,
  ReviewPage,
  readBoardSearch,
  readAssignmentsSearch,
  readEditAssignmentSearch,
  readEditLocationSearch,
  readEditLookupSearch,
  readEditZoneSearch,
  readLookupsSearch,
  readRulesSearch,
  readZonesSearch,
  ZonesPage,
  AttendanceSheetPage,
  readSheetSearch,
} from "#modules/attendance/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { admin } from "../trunk.tsx";

/** The pages below /admin/attendance, which share their texts. */
const pages = createRoute({
  getParentRoute: () => admin,
  id: "attendance",
  beforeLoad: () => catalogue.need("attendanceAdmin"),
});

const review = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/review",
  validateSearch: readReviewSearch,
  component: ReviewPage,
});
const tester = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/tester",
  validateSearch: readTesterSearch,
  component: TesterPage,
});
const months = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/months",
  component: MonthsPage,
});

const zonesIndex = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/zones/index",
  validateSearch: readZonesSearch,
  component: ZonesPage,
});
const zoneAdd = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/zone/add",
  component: AddZonePage,
});
const zoneEdit = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/zone/$id/edit",
  validateSearch: readEditZoneSearch,
  component: EditZonePage,
});
const assignmentsIndex = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locationZoneUsers/index",
  validateSearch: readAssignmentsSearch,
  component: AssignmentsPage,
});
const assignmentsImport = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locationZoneUsers/import",
  component: ImportAssignmentsPage,
});
const unscheduled = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locationZoneUsers/unscheduled",
  validateSearch: readUnscheduledSearch,
  component: UnscheduledPage,
});
const assignmentAdd = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locationZoneUser/add",
  component: AddAssignmentPage,
});
const assignmentEdit = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locationZoneUser/$id/edit",
  validateSearch: readEditAssignmentSearch,
  component: EditAssignmentPage,
});
const locationsIndex = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/locations/index",
  validateSearch: readRulesSearch,
  component: LocationsPage,
});
const locationAdd = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/location/add",
  component: AddLocationPage,
});
const locationEdit = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/location/$id/edit",
  validateSearch: readEditLocationSearch,
  component: EditLocationPage,
});
const exceptionDaysIndex = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/exceptionDays/index",
  validateSearch: readExceptionDaysSearch,
  component: ExceptionDaysPage,
});
const exceptionDayAdd = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/exceptionDay/add",
  component: AddExceptionDayPage,
});
const exceptionDayEdit = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/exceptionDay/$id/edit",
  validateSearch: readEditExceptionDaySearch,
  component: EditExceptionDayPage,
});
const lookupsIndex = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/lookups/index",
  validateSearch: readLookupsSearch,
  component: LookupsPage,
});
const lookupAdd = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/lookup/add",
  component: AddLookupPage,
});
const lookupEdit = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/lookup/$id/edit",
  validateSearch: readEditLookupSearch,
  component: EditLookupPage,
});

const board = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/board",
  validateSearch: readBoardSearch,
  component: AttendanceBoardPage,
});

const sheet = createRoute({
  getParentRoute: () => pages,
  path: "/attendance/sheet",
  validateSearch: readSheetSearch,
  component: AttendanceSheetPage,
});

export const attendanceAdmin = pages.addChildren([
  board,
  sheet,
  zonesIndex,
  zoneAdd,
  zoneEdit,
  assignmentsIndex,
  assignmentsImport,
  unscheduled,
  assignmentAdd,
  assignmentEdit,
  locationsIndex,
  locationAdd,
  locationEdit,
  exceptionDaysIndex,
  exceptionDayAdd,
  exceptionDayEdit,
  lookupsIndex,
  lookupAdd,
  lookupEdit,
  review,
  months,
  tester,
]);
