import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { authorOf } from "#platform/http/author.ts";
import { requestRoutes } from "../../contract/routes.ts";
import type { ServicesContext } from "../context.ts";
import { createChange } from "../changes/create-change.ts";
import { revokeLetter } from "../letters/change-letter.ts";
import { createRequest, deleteRequest, updateRequest, submitRequest } from "./create-request.ts";
import { decideMany, decideRequest } from "./decide-request.ts";
import { listRequests } from "./list-requests.ts";
import { lockOwnRequest, loadRequest } from "../rows/load-request.ts";
import { presentRequest } from "./present-request.ts";
import { commentRequest, withdrawRequest } from "./change-request.ts";

export function bindRequests(context: ServicesContext): BoundRoute[] {
  const answer = async (db: Reader, actor: Actor, id: string) => ({
    data: await presentRequest({ db, context, actor }, await loadRequest(db, actor, id)),
  });
  return bindRoutes(requestRoutes, {
    listRequests: ({ db, actor, query }) => listRequests({ db, context, actor }, query),
    readRequest: ({ db, actor, params }) => answer(db, actor, params.id),
    createRequest: async ({ tx, actor, body, facts }) => {
      const id = await createRequest({ tx, context, author: authorOf({ actor, facts }) }, body);
      return answer(tx, actor, id);
    },
    updateRequest: async ({ tx, actor, params, body }) => {
      await updateRequest({ tx, context, actor }, params.id, body);
      return answer(tx, actor, params.id);
    },
    deleteRequest: ({ tx, actor, params }) => deleteRequest(tx, actor, params.id),
    submitRequest: async ({ tx, actor, params, body, facts }) => {
      const request = await lockOwnRequest(tx, actor, params.id);
      if (request.version !== body.version) {
        throw refuse("stale_version", { current: await presentRequest({ db: tx, context, actor }, request) });
      }
      await submitRequest({ tx, context, request }, authorOf({ actor, facts }));
      return answer(tx, actor, params.id);
    },
    withdrawRequest: async ({ tx, actor, params, body, facts }) => {
      await withdrawRequest(
        { tx, context, actor },
        { id: params.id, requestId: facts.id, reason: body.reason ?? null },
      );
      return answer(tx, actor, params.id);
    },
    changeLeave: async ({ tx, actor, params, body, facts }) => {
      const id = await createChange({ tx, context, actor }, { ...body, id: params.id, requestId: facts.id });
      return answer(tx, actor, id);
    },
    decideRequest: async ({ tx, actor, params, body, facts }) => {
      await decideRequest({ tx, context, actor }, { ...body, id: params.id, requestId: facts.id });
      return answer(tx, actor, params.id);
    },
    commentRequest: async ({ tx, actor, params, body, facts }) => {
      await commentRequest({ tx, context, actor }, { id: params.id, requestId: facts.id, text: body.text });
      return answer(tx, actor, params.id);
    },
    revokeLetter: async ({ tx, actor, params, body, facts }) => {
      await revokeLetter({ tx, context, actor }, { id: params.id, requestId: facts.id, reason: body.reason });
      return answer(tx, actor, params.id);
    },
    decideMany: async ({ database, actor, body, facts }) => ({
      data: await decideMany(database, context, actor, { ...body, requestId: facts.id }),
    }),
  });
}
