import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import {
  boundedCreateRoute,
  boundedDeleteRoute,
  boundedPreviewChangeRoute,
  boundedPreviewRoute,
  boundedUpdateRoute,
  createRoute,
  deleteRoute,
  previewChangeRoute,
  previewRoute,
  readingOneRoute,
  readingRoute,
  updateRoute,
} from "./routes-parts.ts";
import {
  createExceptionDay,
  exceptionDay,
  exceptionDayInList,
  holidayImport,
  importHolidays,
  listExceptionDaysQuery,
  updateExceptionDay,
} from "./schemas-exception-day.ts";
import { createLocation, listLocationsQuery, location, updateLocation } from "./schemas-location.ts";
import {
  createLocationZoneUser,
  importAssignments,
  importOutcome,
  listLocationZoneUsersQuery,
  locationZoneUser,
  locationZoneUserInList,
  updateLocationZoneUser,
} from "./schemas-location-zone-user.ts";
import { createLookup, listLookupsQuery, lookup, requestType, updateLookup } from "./schemas-lookup.ts";
import {
  createWorkingTimeRule,
  listWorkingTimeRulesQuery,
  updateWorkingTimeRule,
  workingTimeRule,
  workingTimeRuleInList,
} from "./schemas-working-time.ts";
import { createZone, listZonesQuery, updateZone, zone } from "./schemas-zone.ts";

const lookups = "/attendance/lookups";
const lookupErrors = ["name_taken", "lookup_unknown", "service_unknown", "fields_conflict"] as const;

export const lookupRoutes = {
  listLookups: readingRoute(
    lookups,
    "Returns entries of reference lists, by category and order.",
    listLookupsQuery,
    lookup,
  ),
  listRequestTypes: route({
    method: "GET",
    path: "/attendance/request-types",
    permission: "attendance.read",
    keepsBounds: true,
    viewing: "hidden",
    summary: "Returns the e-services whose forms can offer entries, in order.",
    output: z.object({ data: z.array(requestType) }),
  }),
  createLookup: createRoute(lookups, "Adds an entry to a reference list.", createLookup, lookup, lookupErrors),
  readLookup: readingOneRoute(lookups, "Returns an entry.", lookup),
  updateLookup: updateRoute(lookups, "Changes, activates or deactivates an entry.", updateLookup, lookup, lookupErrors),
  deleteLookup: deleteRoute(lookups, "Deletes an unused entry.", ["still_used"]),
};

const zones = "/attendance/zones";
const namedErrors = ["name_taken", "fields_conflict", "schedule_conflict"] as const;
const refusedEffects = ["working_time_broken", "own_days"] as const;

export const zoneRoutes = {
  listZones: readingRoute(zones, "Returns zones, newest first.", listZonesQuery, zone),
  createZone: createRoute(zones, "Adds a zone: a weekly schedule between two dates.", createZone, zone, namedErrors),
  readZone: readingOneRoute(zones, "Returns a zone.", zone),
  updateZone: updateRoute(zones, "Changes a zone and recomputes the affected days.", updateZone, zone, [
    ...namedErrors,
    ...refusedEffects,
  ]),
  deleteZone: deleteRoute(zones, "Deletes a zone without assignments.", ["still_used"]),
  previewZone: previewRoute(zones, "zone", createZone, ["fields_conflict"]),
  previewZoneChange: previewChangeRoute(zones, updateZone, ["fields_conflict"]),
};

const locations = "/attendance/locations";

export const locationRoutes = {
  listLocations: readingRoute(locations, "Returns locations, by name.", listLocationsQuery, location),
  createLocation: createRoute(locations, "Adds a location.", createLocation, location, namedErrors),
  readLocation: readingOneRoute(locations, "Returns a location.", location),
  updateLocation: updateRoute(
    locations,
    "Changes a location. Verdicts of earlier punches stay unchanged.",
    updateLocation,
    location,
    [...namedErrors, ...refusedEffects],
  ),
  deleteLocation: deleteRoute(locations, "Deletes a location without assignments.", ["still_used"]),
  previewLocation: previewRoute(locations, "location", createLocation, ["fields_conflict"]),
  previewLocationChange: previewChangeRoute(locations, updateLocation, ["fields_conflict"]),
};

/** Refusals of rules that name people and roles. */
const subjectErrors = ["person_unknown", "role_unknown", "permission_within_bounds"] as const;
const refusedDeletions = [...refusedEffects, "permission_within_bounds"] as const;

const assignments = "/attendance/location-zone-users";
const assignmentFieldErrors = ["fields_conflict", "location_unknown", "zone_unknown", ...subjectErrors] as const;
const assignmentErrors = [...assignmentFieldErrors, "schedule_conflict", ...refusedEffects] as const;

export const locationZoneUserRoutes = {
  listLocationZoneUsers: readingRoute(
    assignments,
    "Returns assignments of locations and zones to people and roles, newest first.",
    listLocationZoneUsersQuery,
    locationZoneUserInList,
  ),
  createLocationZoneUser: boundedCreateRoute(
    assignments,
    "Assigns a location and a zone to people and roles.",
    createLocationZoneUser,
    locationZoneUser,
    assignmentErrors,
  ),
  readLocationZoneUser: readingOneRoute(assignments, "Returns an assignment.", locationZoneUser),
  updateLocationZoneUser: boundedUpdateRoute(
    assignments,
    "Changes an assignment.",
    updateLocationZoneUser,
    locationZoneUser,
    assignmentErrors,
  ),
  deleteLocationZoneUser: boundedDeleteRoute(assignments, "Deletes an assignment.", refusedDeletions),
  previewLocationZoneUser: boundedPreviewRoute(
    assignments,
    "assignment",
    createLocationZoneUser,
    assignmentFieldErrors,
  ),
  previewLocationZoneUserChange: boundedPreviewChangeRoute(assignments, updateLocationZoneUser, assignmentFieldErrors),
  importLocationZoneUsers: route({
    method: "POST",
    path: `${assignments}/import`,
    permission: "attendance.manage",
    summary:
      "Assigns the people of a table: all of them, or none if a row is invalid. By default a dry run that saves nothing.",
    body: importAssignments,
    output: data(importOutcome),
    status: 200,
  }),
};

const exceptionDays = "/attendance/exception-days";
const exceptionDayFieldErrors = ["fields_conflict", "lookup_unknown", ...subjectErrors] as const;
const exceptionDayErrors = [...exceptionDayFieldErrors, ...refusedEffects] as const;

export const exceptionDayRoutes = {
  listExceptionDays: readingRoute(
    exceptionDays,
    "Returns exception days, newest date first.",
    listExceptionDaysQuery,
    exceptionDayInList,
  ),
  createExceptionDay: boundedCreateRoute(
    exceptionDays,
    "Adds an exception day.",
    createExceptionDay,
    exceptionDay,
    exceptionDayErrors,
  ),
  readExceptionDay: readingOneRoute(exceptionDays, "Returns an exception day.", exceptionDay),
  updateExceptionDay: boundedUpdateRoute(
    exceptionDays,
    "Changes an exception day.",
    updateExceptionDay,
    exceptionDay,
    exceptionDayErrors,
  ),
  deleteExceptionDay: boundedDeleteRoute(exceptionDays, "Deletes an exception day.", refusedDeletions),
  previewExceptionDay: boundedPreviewRoute(exceptionDays, "exception day", createExceptionDay, exceptionDayFieldErrors),
  previewExceptionDayChange: boundedPreviewChangeRoute(exceptionDays, updateExceptionDay, exceptionDayFieldErrors),
  importExceptionDays: route({
    method: "POST",
    path: `${exceptionDays}/import`,
    permission: "attendance.manage",
    summary:
      "Adds the holidays of a table: all of them, or none if a row is invalid. By default a dry run that saves nothing.",
    body: importHolidays,
    output: data(holidayImport),
    status: 200,
    errors: ["working_time_broken"],
  }),
};

const workingTimeRules = "/attendance/working-time-rules";
const workingTimeErrors = ["name_taken", "fields_conflict", ...subjectErrors, "own_days"] as const;

export const workingTimeRuleRoutes = {
  listWorkingTimeRules: readingRoute(
    workingTimeRules,
    "Returns rules of working time, newest first; presets are inactive until an officer confirms them.",
    listWorkingTimeRulesQuery,
    workingTimeRuleInList,
  ),
  createWorkingTimeRule: boundedCreateRoute(
    workingTimeRules,
    "Adds a rule of working time and compares the days of the last eight weeks with it.",
    createWorkingTimeRule,
    workingTimeRule,
    workingTimeErrors,
  ),
  readWorkingTimeRule: readingOneRoute(workingTimeRules, "Returns a rule of working time.", workingTimeRule),
  updateWorkingTimeRule: boundedUpdateRoute(
    workingTimeRules,
    "Changes a rule of working time; `isActive` confirms a preset.",
    updateWorkingTimeRule,
    workingTimeRule,
    workingTimeErrors,
  ),
  deleteWorkingTimeRule: boundedDeleteRoute(
    workingTimeRules,
    "Deletes a rule of working time and its findings, except those of locked months.",
    ["own_days", "permission_within_bounds"],
  ),
};
