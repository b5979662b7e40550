import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import {
  createRoute,
  deleteRoute,
  listRoute,
  readingOneRoute,
  readingRoute,
  previewChangeRoute,
  previewRoute,
  readRoute,
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
    permission: "attendance.manage",
    viewing: "hidden",
    summary: "Returns the e-services whose forms can offer entries, in order.",
    output: z.object({ data: z.array(requestType) }),
  }),
  createLookup: createRoute(lookups, "Adds an entry to a reference list.", createLookup, lookup, lookupErrors),
  readLookup: readRoute(lookups, "Returns an entry.", lookup),
  updateLookup: updateRoute(lookups, "Changes, activates or deactivates an entry.", updateLookup, lookup, lookupErrors),
  deleteLookup: deleteRoute(lookups, "Deletes an unused entry.", ["still_used"]),
};

const zones = "/attendance/zones";
const namedErrors = ["name_taken", "fields_conflict", "schedule_conflict"] as const;
const refusedEffects = ["working_time_broken", "own_days"] as const;

export const zoneRoutes = {
  listZones: listRoute(zones, "Returns zones, newest first.", listZonesQuery, zone),
  createZone: createRoute(zones, "Adds a zone: a weekly schedule between two dates.", createZone, zone, namedErrors),
  readZone: readRoute(zones, "Returns a zone.", zone),
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

const unknownSubjects = ["person_unknown", "role_unknown"] as const;

const assignments = "/attendance/location-zone-users";
const assignmentFieldErrors = ["fields_conflict", "location_unknown", "zone_unknown", ...unknownSubjects] as const;
const assignmentErrors = [...assignmentFieldErrors, "schedule_conflict", ...refusedEffects] as const;

export const locationZoneUserRoutes = {
  listLocationZoneUsers: listRoute(
    assignments,
    "Returns assignments of locations and zones to people and roles, newest first.",
    listLocationZoneUsersQuery,
    locationZoneUserInList,
  ),
  createLocationZoneUser: createRoute(
    assignments,
    "Assigns a location and a zone to people and roles.",
    createLocationZoneUser,
    locationZoneUser,
    assignmentErrors,
  ),
  readLocationZoneUser: readRoute(assignments, "Returns an assignment.", locationZoneUser),
  updateLocationZoneUser: updateRoute(
    assignments,
    "Changes an assignment.",
    updateLocationZoneUser,
    locationZoneUser,
    assignmentErrors,
  ),
  deleteLocationZoneUser: deleteRoute(assignments, "Deletes an assignment.", refusedEffects),
  previewLocationZoneUser: previewRoute(assignments, "assignment", createLocationZoneUser, assignmentFieldErrors),
  previewLocationZoneUserChange: previewChangeRoute(assignments, updateLocationZoneUser, assignmentFieldErrors),
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
const exceptionDayFieldErrors = ["fields_conflict", "lookup_unknown", ...unknownSubjects] as const;
const exceptionDayErrors = [...exceptionDayFieldErrors, ...refusedEffects] as const;

export const exceptionDayRoutes = {
  listExceptionDays: listRoute(
    exceptionDays,
    "Returns exception days, newest date first.",
    listExceptionDaysQuery,
    exceptionDayInList,
  ),
  createExceptionDay: createRoute(
    exceptionDays,
    "Adds an exception day.",
    createExceptionDay,
    exceptionDay,
    exceptionDayErrors,
  ),
  readExceptionDay: readRoute(exceptionDays, "Returns an exception day.", exceptionDay),
  updateExceptionDay: updateRoute(
    exceptionDays,
    "Changes an exception day.",
    updateExceptionDay,
    exceptionDay,
    exceptionDayErrors,
  ),
  deleteExceptionDay: deleteRoute(exceptionDays, "Deletes an exception day.", refusedEffects),
  previewExceptionDay: previewRoute(exceptionDays, "exception day", createExceptionDay, exceptionDayFieldErrors),
  previewExceptionDayChange: previewChangeRoute(exceptionDays, updateExceptionDay, exceptionDayFieldErrors),
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
const workingTimeErrors = ["name_taken", "fields_conflict", ...unknownSubjects, "own_days"] as const;

export const workingTimeRuleRoutes = {
  listWorkingTimeRules: listRoute(
    workingTimeRules,
    "Returns rules of working time, newest first; presets are inactive until an officer confirms them.",
    listWorkingTimeRulesQuery,
    workingTimeRuleInList,
  ),
  createWorkingTimeRule: createRoute(
    workingTimeRules,
    "Adds a rule of working time and compares the days of the last eight weeks with it.",
    createWorkingTimeRule,
    workingTimeRule,
    workingTimeErrors,
  ),
  readWorkingTimeRule: readRoute(workingTimeRules, "Returns a rule of working time.", workingTimeRule),
  updateWorkingTimeRule: updateRoute(
    workingTimeRules,
    "Changes a rule of working time; `isActive` confirms a preset.",
    updateWorkingTimeRule,
    workingTimeRule,
    workingTimeErrors,
  ),
  deleteWorkingTimeRule: deleteRoute(
    workingTimeRules,
    "Deletes a rule of working time and its findings, except those of locked months.",
    ["own_days"],
  ),
};
