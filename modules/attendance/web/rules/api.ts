import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { exceptionDayRoutes, lookupRoutes, zoneRoutes } from "#modules/attendance/contract/routes-rules.ts";

type Lookups = typeof lookupRoutes;
type Zones = typeof zoneRoutes;
type ExceptionDays = typeof exceptionDayRoutes;

const listLookups = endpoint(lookupRoutes.listLookups);
const listRequestTypes = endpoint(lookupRoutes.listRequestTypes);
export const createLookup = endpoint(lookupRoutes.createLookup);
const readLookup = endpoint(lookupRoutes.readLookup);
export const updateLookup = endpoint(lookupRoutes.updateLookup);
export const deleteLookup = endpoint(lookupRoutes.deleteLookup);

const listZones = endpoint(zoneRoutes.listZones);
export const createZone = endpoint(zoneRoutes.createZone);
const readZone = endpoint(zoneRoutes.readZone);
export const updateZone = endpoint(zoneRoutes.updateZone);
export const deleteZone = endpoint(zoneRoutes.deleteZone);
export const previewZone = endpoint(zoneRoutes.previewZone);
export const previewZoneChange = endpoint(zoneRoutes.previewZoneChange);

const listExceptionDays = endpoint(exceptionDayRoutes.listExceptionDays);
export const createExceptionDay = endpoint(exceptionDayRoutes.createExceptionDay);
const readExceptionDay = endpoint(exceptionDayRoutes.readExceptionDay);
export const updateExceptionDay = endpoint(exceptionDayRoutes.updateExceptionDay);
export const deleteExceptionDay = endpoint(exceptionDayRoutes.deleteExceptionDay);
export const previewExceptionDay = endpoint(exceptionDayRoutes.previewExceptionDay);
export const previewExceptionDayChange = endpoint(exceptionDayRoutes.previewExceptionDayChange);

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
