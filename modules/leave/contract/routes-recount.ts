import { route } from "#shared/route.ts";
import { listRecountsQuery, recountList } from "./schemas-recount.ts";

export const recountRoutes = {
  listRecounts: route({
    method: "GET",
    path: "/leave/recounts",
    permission: "leave.manage",
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns approved leave that was counted again since a schedule had changed, newest first.",
    query: listRecountsQuery,
    output: recountList,
  }),
};
