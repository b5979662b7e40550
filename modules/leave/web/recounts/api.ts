import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { recountRoutes } from "#modules/leave/contract/routes-recount.ts";

const listRecounts = endpoint(recountRoutes.listRecounts);

export const recountsQuery = (query: NonNullable<CallInput<(typeof recountRoutes)["listRecounts"]>["query"]>) =>
  queryOf(listRecounts, { query }, { refetchOnWindowFocus: false });
