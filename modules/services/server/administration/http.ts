import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serviceAdministrationRoutes } from "../../contract/routes-administration.ts";
import type { Author, ServicesContext } from "../context.ts";
import {
  createService,
  listManagedServices,
  listServiceVersions,
  publishService,
  readManagedService,
  updateService,
} from "./change-service.ts";

const authorOf = (actor: Actor, facts: RequestFacts): Author => ({ personId: actor.personId, requestId: facts.id });

export const bindServiceAdministration = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(serviceAdministrationRoutes, {
    listManagedServices: async ({ db }) => ({ data: await listManagedServices(db) }),
    readManagedService: async ({ db, params }) => ({ data: await readManagedService(db, params.code) }),
    createService: async ({ tx, actor, body, facts }) => ({
      data: await createService(tx, authorOf(actor, facts), body),
    }),
    updateService: async ({ tx, actor, params, body, facts }) => ({
      data: await updateService(tx, authorOf(actor, facts), params.code, body),
    }),
    publishService: async ({ tx, actor, params, body, facts }) => ({
      data: await publishService(tx, context, actor, { ...body, code: params.code, requestId: facts.id }),
    }),
    listServiceVersions: async ({ db, actor, params }) => ({
      data: await listServiceVersions(db, context, actor.personId, params.code),
    }),
  });
