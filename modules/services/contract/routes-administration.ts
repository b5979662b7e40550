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
    summary: "Every service, in order.",
    output: z.object({ data: z.array(managedService) }),
  }),
  readManagedService: route({
    method: "GET",
    path: "/service-definitions/{code}",
    permission: "service.manage",
    viewing: "shown",
    summary: "A service as it is published, and what is being worked on.",
    params: serviceParams,
    output: data(managedService),
  }),
  createService: route({
    method: "POST",
    path: "/service-definitions",
    permission: "service.manage",
    summary: "Begins a service; nobody sees it before it is published.",
    body: createService,
    output: data(managedService),
    errors: ["name_taken", "role_unknown", "person_unknown", "fields_conflict"],
  }),
  updateService: route({
    method: "PATCH",
    path: "/service-definitions/{code}",
    permission: "service.manage",
    summary: "Changes a service or its next version; running requests are not touched.",
    params: serviceParams,
    body: updateService,
    output: data(managedService),
    errors: ["stale_version", "role_unknown", "person_unknown", "fields_conflict"],
  }),
  publishService: route({
    method: "POST",
    path: "/service-definitions/{code}/publication",
    permission: "service.manage",
    summary: "Makes the draft the version that new requests follow; earlier ones keep theirs.",
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
    summary: "The versions of a service, the newest first.",
    params: serviceParams,
    output: z.object({ data: z.array(serviceVersion) }),
  }),
};
