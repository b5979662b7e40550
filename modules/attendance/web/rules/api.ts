import { endpoint, type CallInput, type Endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import {
  exceptionDayRoutes,
  locationRoutes,
  locationZoneUserRoutes,
  lookupRoutes,
  workingTimeRuleRoutes,
  zoneRoutes,
} from "#modules/attendance/contract/routes-rules.ts";
import { overtimePolicyRoutes } from "#modules/attendance/contract/routes-overtime.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";
import type { Route } from "#shared/route.ts";

// A table must not change while it is read.
const withoutFocusRefetch = { refetchOnWindowFocus: false };
// The effect of a change is always refetched.
const alwaysRefetched = { staleTime: 0, refetchOnWindowFocus: false };

type QueryIn<R extends Route> = CallInput<R> extends { query?: infer Query } ? NonNullable<Query> : never;
type BodyIn<R extends Route> = CallInput<R> extends { body?: infer Body } ? NonNullable<Body> : never;

const listBy =
  <R extends Route>(list: Endpoint<R>) =>
  (query: QueryIn<R>) =>
    queryOf(list, { query } as unknown as CallInput<R>, withoutFocusRefetch);
const readBy =
  <R extends Route>(read: Endpoint<R>) =>
  (id: string) =>
    queryOf(read, { params: { id } } as unknown as CallInput<R>, withoutFocusRefetch);
const effectBy =
  <R extends Route>(preview: Endpoint<R>) =>
  (id: string, body: BodyIn<R>) =>
    queryOf(preview, { params: { id }, body } as unknown as CallInput<R>, alwaysRefetched);

export type Reading<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

type Change<Body> = Partial<Body> | { isActive: boolean };

/** The calls of one kind of rule. Methods, so that calls of different routes are assignable. */
export interface RuleApi<Rule, Body> {
  read(id: string): Reading<{ data: Rule }>;
  create(input: { body: Body }): Promise<{ data: Rule }>;
  update(input: { params: { id: string }; body: Change<Body> & { version: number } }): Promise<{ data: Rule }>;
  delete(input: { params: { id: string } }): Promise<unknown>;
  /** Undefined if a new rule, or any change, has no effect on days. */
  preview?(input: { body: Body }): Promise<{ data: Effect }>;
  effect?(id: string, change: Change<Body> | { delete: true }): Reading<{ data: Effect }>;
}
export type RuleActions = Pick<RuleApi<unknown, object>, "update" | "delete" | "effect">;

export const lookupApi = {
  list: listBy(endpoint(lookupRoutes.listLookups)),
  read: readBy(endpoint(lookupRoutes.readLookup)),
  create: endpoint(lookupRoutes.createLookup),
  update: endpoint(lookupRoutes.updateLookup),
  delete: endpoint(lookupRoutes.deleteLookup),
};
const listRequestTypes = endpoint(lookupRoutes.listRequestTypes);
export const requestTypesQuery = queryOf(listRequestTypes, {}, withoutFocusRefetch);

export const zoneApi = {
  list: listBy(endpoint(zoneRoutes.listZones)),
  read: readBy(endpoint(zoneRoutes.readZone)),
  create: endpoint(zoneRoutes.createZone),
  update: endpoint(zoneRoutes.updateZone),
  delete: endpoint(zoneRoutes.deleteZone),
  preview: endpoint(zoneRoutes.previewZone),
  effect: effectBy(endpoint(zoneRoutes.previewZoneChange)),
};

/** A new location has no effect: it has no assignments yet. */
export const locationApi = {
  list: listBy(endpoint(locationRoutes.listLocations)),
  read: readBy(endpoint(locationRoutes.readLocation)),
  create: endpoint(locationRoutes.createLocation),
  update: endpoint(locationRoutes.updateLocation),
  delete: endpoint(locationRoutes.deleteLocation),
  effect: effectBy(endpoint(locationRoutes.previewLocationChange)),
};
const readInstance = endpoint(identityRoutes.readInstance);
/** Contains the map tiles setting, which rarely changes. */
export const instanceQuery = queryOf(readInstance, {}, { staleTime: 60 * 60_000 });

export const assignmentApi = {
  list: listBy(endpoint(locationZoneUserRoutes.listLocationZoneUsers)),
  read: readBy(endpoint(locationZoneUserRoutes.readLocationZoneUser)),
  create: endpoint(locationZoneUserRoutes.createLocationZoneUser),
  update: endpoint(locationZoneUserRoutes.updateLocationZoneUser),
  delete: endpoint(locationZoneUserRoutes.deleteLocationZoneUser),
  preview: endpoint(locationZoneUserRoutes.previewLocationZoneUser),
  effect: effectBy(endpoint(locationZoneUserRoutes.previewLocationZoneUserChange)),
};
export const importExceptionDays = endpoint(exceptionDayRoutes.importExceptionDays);
export const importAssignments = endpoint(locationZoneUserRoutes.importLocationZoneUsers);

export const exceptionDayApi = {
  list: listBy(endpoint(exceptionDayRoutes.listExceptionDays)),
  read: readBy(endpoint(exceptionDayRoutes.readExceptionDay)),
  create: endpoint(exceptionDayRoutes.createExceptionDay),
  update: endpoint(exceptionDayRoutes.updateExceptionDay),
  delete: endpoint(exceptionDayRoutes.deleteExceptionDay),
  preview: endpoint(exceptionDayRoutes.previewExceptionDay),
  effect: effectBy(endpoint(exceptionDayRoutes.previewExceptionDayChange)),
};

/** Rules of working time have no effect on days. */
export const workingTimeRuleApi = {
  list: listBy(endpoint(workingTimeRuleRoutes.listWorkingTimeRules)),
  read: readBy(endpoint(workingTimeRuleRoutes.readWorkingTimeRule)),
  create: endpoint(workingTimeRuleRoutes.createWorkingTimeRule),
  update: endpoint(workingTimeRuleRoutes.updateWorkingTimeRule),
  delete: endpoint(workingTimeRuleRoutes.deleteWorkingTimeRule),
};

/** Nor have policies of overtime. */
export const overtimePolicyApi = {
  list: listBy(endpoint(overtimePolicyRoutes.listOvertimePolicies)),
  read: readBy(endpoint(overtimePolicyRoutes.readOvertimePolicy)),
  create: endpoint(overtimePolicyRoutes.createOvertimePolicy),
  update: endpoint(overtimePolicyRoutes.updateOvertimePolicy),
  delete: endpoint(overtimePolicyRoutes.deleteOvertimePolicy),
};
