import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { categoryRoutes } from "../../contract/routes.ts";
import { createCategory } from "./create-category.ts";
import { deleteCategory } from "./delete-category.ts";
import { listCategories, readCategory } from "./list-categories.ts";
import { updateCategory } from "./update-category.ts";

export const bindCategories = (): BoundRoute[] =>
  bindRoutes(categoryRoutes, {
    listCategories: async ({ db, actor }) => ({ data: await listCategories(db, actor) }),
    readCategory: async ({ db, actor, params }) => ({ data: await readCategory(db, actor, params.id) }),
    createCategory: async ({ tx, actor, body, facts }) => ({ data: await createCategory(tx, actor, body, facts.id) }),
    updateCategory: async ({ tx, actor, params, body, facts }) => ({
      data: await updateCategory(tx, actor, params.id, body, facts.id),
    }),
    deleteCategory: ({ tx, actor, params, query, facts }) =>
      deleteCategory(tx, actor, params.id, query.moveTo, facts.id),
  });
