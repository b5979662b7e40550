import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { createService, managedService, publishService, serviceVersion, updateService } from "./schemas-definition.ts";
import { serviceParams } from "./schemas-service.ts";

export const serviceAdministrationRoutes = {
  listManagedServices: route({
    method: "GET",
    path: "/service-definitions",
    permission: "service.manage",
    viewing: "shown",
    summary: "Returns all services, in order.",
    output: z.object({ data: z.array(managedService) }),
  }),
  readManagedService: route({
    method: "GET",
    path: "/service-definitions/{code}",
    permission: "service.manage",
    viewing: "shown",
    summary: "Returns a service with its published definition and its draft.",
    params: serviceParams,
    output: data(managedService),
  }),
  createService: route({
    method: "POST",
    path: "/service-definitions",
    permission: "service.manage",
    summary: "Creates a service, which users see once it is published.",
    body: createService,
    output: data(managedService),
    errors: ["name_taken", "role_unknown", "person_unknown", "fields_conflict"],
  }),
  updateService: route({
    method: "PATCH",
    path: "/service-definitions/{code}",
    permission: "service.manage",
    summary: "Changes a service or its draft. Requests in progress keep their version.",
    params: serviceParams,
    body: updateService,
    output: data(managedService),
    errors: ["stale_version", "role_unknown", "person_unknown", "fields_conflict"],
  }),
  publishService: route({
    method: "POST",
    path: "/service-definitions/{code}/publication",
    permission: "service.manage",
    summary: "Publishes the draft as the version of new requests. Earlier requests keep their version.",
    params: serviceParams,
    body: publishService,
    output: data(managedService),
    status: 200,
    errors: ["stale_version", "role_unknown", "person_unknown", "own_authority", "fields_conflict"],
  }),
  listServiceVersions: route({
    method: "GET",
    path: "/service-definitions/{code}/versions",
    permission: "service.manage",
    viewing: "shown",
    summary: "Returns the versions of a service, newest first.",
    params: serviceParams,
    output: z.object({ data: z.array(serviceVersion) }),
  }),
};
