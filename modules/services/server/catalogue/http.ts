import type { Transaction } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { serviceRoutes } from "../../contract/routes.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { listServices, readAttendanceServices, readService, requireService, tryService } from "./read-service.ts";
import { deleteFavourite, insertFavourite } from "./store.ts";

export function bindCatalogue(context: ServicesContext): BoundRoute[] {
  const favour = async (tx: Transaction, personId: string, code: string, isFavourite: boolean) => {
    const { id } = await requireService(tx, personId, code, await readCalendar(tx, context));
    await (isFavourite ? insertFavourite : deleteFavourite)(tx, personId, id);
    return { data: { isFavourite } };
  };
  return bindRoutes(serviceRoutes, {
    listServices: async ({ db, actor }) => ({ data: await listServices({ db, context, actor }) }),
    readAttendanceServices: async ({ db, actor }) => ({ data: await readAttendanceServices({ db, context, actor }) }),
    readService: async ({ db, actor, params }) => ({ data: await readService({ db, context, actor }, params.code) }),
    tryService: async ({ db, actor, params, body }) => ({
      data: await tryService({ db, context, actor }, { code: params.code, answers: body.answers }),
    }),
    addFavourite: ({ tx, actor, params }) => favour(tx, actor.personId, params.code, true),
    removeFavourite: ({ tx, actor, params }) => favour(tx, actor.personId, params.code, false),
  });
}
