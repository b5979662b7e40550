import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { categoryRoutes } from "../../contract/routes.ts";
import { createCategory, deleteCategory, updateCategory } from "./change-category.ts";
import { listCategories, readCategory } from "./list-categories.ts";

export const bindCategories = (): BoundRoute[] =>
  bindRoutes(categoryRoutes, {
    listCategories: async ({ db, actor }) => ({ data: await listCategories(db, actor) }),
    readCategory: async ({ db, actor, params }) => ({ data: await readCategory(db, actor, params.id) }),
    createCategory: async (call) => ({ data: await createCategory(call, call.body) }),
    updateCategory: async (call) => ({ data: await updateCategory(call, call.params.id, call.body) }),
    deleteCategory: (call) => deleteCategory(call, call.params.id, call.query.moveTo),
  });
