import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { savedViewRoutes } from "../../contract/routes-administration.ts";
import { createSavedView, deleteSavedView, updateSavedView } from "./change-saved-views.ts";
import { selectSavedViews } from "./store.ts";

export const bindSavedViews = (): BoundRoute[] =>
  bindRoutes(savedViewRoutes, {
    listSavedViews: async ({ db, actor }) => ({ data: await selectSavedViews(db, actor.personId) }),
    createSavedView: async ({ tx, actor, body }) => ({ data: await createSavedView(tx, actor, body) }),
    updateSavedView: async ({ tx, actor, params, body }) => ({
      data: await updateSavedView(tx, actor, params.id, body),
    }),
    deleteSavedView: ({ tx, actor, params }) => deleteSavedView(tx, actor, params.id),
  });
