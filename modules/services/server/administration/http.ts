import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { authorOf } from "#platform/http/author.ts";
import { serviceAdministrationRoutes } from "../../contract/routes-administration.ts";
import type { ServicesContext } from "../context.ts";
import {
  createService,
  listManagedServices,
  listServiceVersions,
  publishService,
  readManagedService,
  updateService,
} from "./change-service.ts";

export const bindServiceAdministration = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(serviceAdministrationRoutes, {
    listManagedServices: async ({ db }) => ({ data: await listManagedServices(db) }),
    readManagedService: async ({ db, params }) => ({ data: await readManagedService(db, params.code) }),
    createService: async ({ tx, body, ...caller }) => ({ data: await createService(tx, authorOf(caller), body) }),
    updateService: async ({ tx, params, body, ...caller }) => ({
      data: await updateService(tx, authorOf(caller), params.code, body),
    }),
    publishService: async ({ tx, actor, params, body, facts }) => ({
      data: await publishService({ tx, context, actor }, { ...body, code: params.code, requestId: facts.id }),
    }),
    listServiceVersions: async ({ db, actor, params }) => ({
      data: await listServiceVersions({ db, context, viewerId: actor.personId }, params.code),
    }),
  });
