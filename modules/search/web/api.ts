import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { categoryRoutes } from "#modules/community/contract/routes.ts";
import { linkRoutes } from "#modules/publications/contract/routes-links.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import { isPlaceKind, maxPlaces } from "#modules/search/contract/kinds.ts";
import { without, type SearchRequest } from "./search.ts";

const search = endpoint(searchRoutes.search);
const countResults = endpoint(searchRoutes.countResults);
export const countLinkUse = endpoint(linkRoutes.countLinkUse);
const listCategories = endpoint(categoryRoutes.listCategories);

const still = { refetchOnWindowFocus: false } as const;

export const resultsQuery = (request: SearchRequest) =>
  pagesOf(
    search,
    // Places have no second page.
    { query: { ...request, ...(isPlaceKind(request.kind) ? { limit: maxPlaces } : {}) } },
    still,
  );

export const countsQuery = (request: SearchRequest) =>
  queryOf(countResults, { query: { ...without(request, "kind"), q: request.q } }, still);

export const categoriesQuery = queryOf(listCategories, {});

/** A few results of every kind while typing. */
export const suggestionsQuery = (q: string) => queryOf(search, { query: { q, limit: 10 } }, still);
