import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { exceptionDayRoutes, lookupRoutes, zoneRoutes } from "#modules/attendance/contract/routes-rules.ts";

type Lookups = typeof lookupRoutes;
type Zones = typeof zoneRoutes;
type ExceptionDays = typeof exceptionDayRoutes;

const listLookups = endpoint<Lookups["listLookups"]>("GET", "/attendance/lookups");
const listRequestTypes = endpoint<Lookups["listRequestTypes"]>("GET", "/attendance/request-types");
export const createLookup = endpoint<Lookups["createLookup"]>("POST", "/attendance/lookups");
const readLookup = endpoint<Lookups["readLookup"]>("GET", "/attendance/lookups/{id}");
export const updateLookup = endpoint<Lookups["updateLookup"]>("PATCH", "/attendance/lookups/{id}");
export const deleteLookup = endpoint<Lookups["deleteLookup"]>("DELETE", "/attendance/lookups/{id}");

const listZones = endpoint<Zones["listZones"]>("GET", "/attendance/zones");
export const createZone = endpoint<Zones["createZone"]>("POST", "/attendance/zones");
const readZone = endpoint<Zones["readZone"]>("GET", "/attendance/zones/{id}");
export const updateZone = endpoint<Zones["updateZone"]>("PATCH", "/attendance/zones/{id}");
export const deleteZone = endpoint<Zones["deleteZone"]>("DELETE", "/attendance/zones/{id}");
export const previewZone = endpoint<Zones["previewZone"]>("POST", "/attendance/zones/effect");
export const previewZoneChange = endpoint<Zones["previewZoneChange"]>("POST", "/attendance/zones/{id}/effect");

const listExceptionDays = endpoint<ExceptionDays["listExceptionDays"]>("GET", "/attendance/exception-days");
export const createExceptionDay = endpoint<ExceptionDays["createExceptionDay"]>("POST", "/attendance/exception-days");
const readExceptionDay = endpoint<ExceptionDays["readExceptionDay"]>("GET", "/attendance/exception-days/{id}");
export const updateExceptionDay = endpoint<ExceptionDays["updateExceptionDay"]>(
  "PATCH",
  "/attendance/exception-days/{id}",
);
export const deleteExceptionDay = endpoint<ExceptionDays["deleteExceptionDay"]>(
  "DELETE",
  "/attendance/exception-days/{id}",
);
export const previewExceptionDay = endpoint<ExceptionDays["previewExceptionDay"]>(
  "POST",
  "/attendance/exception-days/effect",
);
export const previewExceptionDayChange = endpoint<ExceptionDays["previewExceptionDayChange"]>(
  "POST",
  "/attendance/exception-days/{id}/effect",
);

// A table does not change by itself under somebody's eyes.
const calm = { refetchOnWindowFocus: false };
// What a change would do is asked anew each time.
const fresh = { staleTime: 0, refetchOnWindowFocus: false };

export const lookupsQuery = (query: NonNullable<CallInput<Lookups["listLookups"]>["query"]>) =>
  queryOf(listLookups, { query }, calm);
export const lookupQuery = (id: string) => queryOf(readLookup, { params: { id } }, calm);
export const requestTypesQuery = queryOf(listRequestTypes, {}, calm);
export const zonesQuery = (query: NonNullable<CallInput<Zones["listZones"]>["query"]>) =>
  queryOf(listZones, { query }, calm);
export const zoneQuery = (id: string) => queryOf(readZone, { params: { id } }, calm);
export const zoneChangeQuery = (id: string, body: NonNullable<CallInput<Zones["previewZoneChange"]>["body"]>) =>
  queryOf(previewZoneChange, { params: { id }, body }, fresh);
export const exceptionDaysQuery = (query: NonNullable<CallInput<ExceptionDays["listExceptionDays"]>["query"]>) =>
  queryOf(listExceptionDays, { query }, calm);
export const exceptionDayQuery = (id: string) => queryOf(readExceptionDay, { params: { id } }, calm);
export const exceptionDayChangeQuery = (
  id: string,
  body: NonNullable<CallInput<ExceptionDays["previewExceptionDayChange"]>["body"]>,
) => queryOf(previewExceptionDayChange, { params: { id }, body }, fresh);
