import { authorOf } from "#platform/http/author.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import {
  exceptionDayRoutes,
  locationRoutes,
  locationZoneUserRoutes,
  workingTimeRuleRoutes,
  zoneRoutes,
} from "../contract/routes-rules.ts";
import { overtimePolicyRoutes } from "../contract/routes-overtime.ts";
import {
  changeOf,
  previewOf,
  queryOf,
  type AttendanceContext,
  type PreviewCaller,
  type ReadCaller,
  type WriteCaller,
} from "./context.ts";
import {
  createRule,
  deleteRule,
  previewRule,
  previewRuleChange,
  updateRule,
  type GivenValues,
  type RuleKind,
  type RuleValues,
} from "./effects/change-rule.ts";
import { exceptionDayRule } from "./exception-days/change-exception-day.ts";
import { listExceptionDays } from "./exception-days/list-exception-days.ts";
import { createHolidays } from "./holidays/create-holidays.ts";
import { createImported } from "./imports/create-imported.ts";
import { assignmentRule } from "./location-zone-users/change-assignment.ts";
import { listAssignments } from "./location-zone-users/list-assignments.ts";
import { locationRule, locationValues, requireTimeZone } from "./locations/change-location.ts";
import { listLocations } from "./locations/list-locations.ts";
import { overtimePolicy } from "./overtime-policies/change-overtime-policy.ts";
import { listOvertimePolicies } from "./overtime-policies/list-overtime-policies.ts";
import { workingTimeRule } from "./working-time-rules/change-working-time-rule.ts";
import { listWorkingTimeRules } from "./working-time-rules/list-working-time-rules.ts";
import { zoneRule } from "./zones/change-zone.ts";
import { listZones } from "./zones/list-zones.ts";

type OfOne = { params: { id: string } };

/** The handlers of one kind of rule. */
const handlersOf = <V extends RuleValues, R>(context: AttendanceContext, kind: RuleKind<V, R>) => ({
  read: async ({ params, ...caller }: ReadCaller & OfOne) => ({
    data: await kind.read(queryOf(context, caller), params.id),
  }),
  create: async ({ body, ...caller }: WriteCaller & { body: V }) => ({
    data: await createRule(kind, changeOf(context, caller), body),
  }),
  update: async ({
    params,
    body,
    ...caller
  }: WriteCaller & OfOne & { body: GivenValues<V> & { version: number } }) => ({
    data: await updateRule(kind, changeOf(context, caller), params.id, body),
  }),
  remove: ({ params, ...caller }: WriteCaller & OfOne) => deleteRule(kind, changeOf(context, caller), params.id),
  preview: async ({ body, ...caller }: PreviewCaller & { body: V }) => ({
    data: await previewRule(kind, previewOf(context, caller), body),
  }),
  previewChange: async ({
    params,
    body,
    ...caller
  }: PreviewCaller & OfOne & { body: GivenValues<V> & { delete?: boolean | undefined } }) => ({
    data: await previewRuleChange(kind, previewOf(context, caller), params.id, body),
  }),
});

export function bindRules(context: AttendanceContext): BoundRoute[] {
  const zones = handlersOf(context, zoneRule);
  const locations = handlersOf(context, locationRule);
  const assignments = handlersOf(context, assignmentRule);
  const exceptionDays = handlersOf(context, exceptionDayRule);
  const workingTimeRules = handlersOf(context, workingTimeRule);
  const overtimePolicies = handlersOf(context, overtimePolicy);
  return [
    ...bindRoutes(zoneRoutes, {
      listZones: ({ db, query }) => listZones(db, query),
      readZone: zones.read,
      createZone: zones.create,
      updateZone: zones.update,
      deleteZone: zones.remove,
      previewZone: zones.preview,
      previewZoneChange: zones.previewChange,
    }),
    ...bindRoutes(locationRoutes, {
      listLocations: ({ db, query, facts }) => listLocations(db, facts.locale, query),
      readLocation: locations.read,
      createLocation: async ({ body, ...caller }) =>
        locations.create({ ...caller, body: await locationValues(caller.tx, context, body) }),
      updateLocation: async (caller) => {
        requireTimeZone(caller.body.timeZone);
        return locations.update(caller);
      },
      deleteLocation: locations.remove,
      previewLocation: async ({ body, ...caller }) =>
        locations.preview({ ...caller, body: await locationValues(caller.db, context, body) }),
      previewLocationChange: async (caller) => {
        requireTimeZone(caller.body.timeZone);
        return locations.previewChange(caller);
      },
    }),
    ...bindRoutes(locationZoneUserRoutes, {
      listLocationZoneUsers: ({ query, ...caller }) => listAssignments(queryOf(context, caller), query),
      readLocationZoneUser: assignments.read,
      createLocationZoneUser: assignments.create,
      updateLocationZoneUser: assignments.update,
      deleteLocationZoneUser: assignments.remove,
      importLocationZoneUsers: async ({ tx, body, ...caller }) => ({
        data: await createImported(tx, context, { ...authorOf(caller), locale: caller.facts.locale }, body),
      }),
      previewLocationZoneUser: assignments.preview,
      previewLocationZoneUserChange: assignments.previewChange,
    }),
    ...bindRoutes(exceptionDayRoutes, {
      listExceptionDays: ({ query, ...caller }) => listExceptionDays(queryOf(context, caller), query),
      readExceptionDay: exceptionDays.read,
      createExceptionDay: exceptionDays.create,
      updateExceptionDay: exceptionDays.update,
      deleteExceptionDay: exceptionDays.remove,
      previewExceptionDay: exceptionDays.preview,
      previewExceptionDayChange: exceptionDays.previewChange,
      importExceptionDays: async ({ tx, body, ...caller }) => ({
        data: await createHolidays(tx, context, { ...authorOf(caller), locale: caller.facts.locale }, body),
      }),
    }),
    ...bindRoutes(workingTimeRuleRoutes, {
      listWorkingTimeRules: ({ query, ...caller }) => listWorkingTimeRules(queryOf(context, caller), query),
      readWorkingTimeRule: workingTimeRules.read,
      createWorkingTimeRule: workingTimeRules.create,
      updateWorkingTimeRule: workingTimeRules.update,
      deleteWorkingTimeRule: workingTimeRules.remove,
    }),
    ...bindRoutes(overtimePolicyRoutes, {
      listOvertimePolicies: ({ query, ...caller }) => listOvertimePolicies(queryOf(context, caller), query),
      readOvertimePolicy: overtimePolicies.read,
      createOvertimePolicy: overtimePolicies.create,
      updateOvertimePolicy: overtimePolicies.update,
      deleteOvertimePolicy: overtimePolicies.remove,
    }),
  ];
}
