import { endpoint } from "#client/api.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { categoryRoutes } from "#modules/community/contract/routes.ts";
import { linkRoutes } from "#modules/publications/contract/routes-links.ts";
import { searchRoutes } from "#modules/search/contract/routes.ts";
import { isPlaceKind, mostPlaces } from "#modules/search/contract/kinds.ts";
import { without, type SearchAddress } from "./search.ts";

const search = endpoint(searchRoutes.search);
const countResults = endpoint(searchRoutes.countResults);
export const countLinkUse = endpoint(linkRoutes.countLinkUse);
const listCategories = endpoint(categoryRoutes.listCategories);

type Asked = SearchAddress & { q: string };

const still = { refetchOnWindowFocus: false } as const;

/** What a search finds, page after page; what was found before stays while another is on its way. */
export const resultsQuery = (asked: Asked) =>
  pagesOf(
    search,
    // Places have no second page.
    { query: { ...asked, ...(isPlaceKind(asked.kind) ? { limit: mostPlaces } : {}) } },
    still,
  );

/** How many of each kind there are; the same for all kinds. */
export const countsQuery = (asked: Asked) =>
  queryOf(countResults, { query: { ...without(asked, "kind"), q: asked.q } }, still);

export const categoriesQuery = queryOf(listCategories, {});

/** A few of everything, while somebody types. */
export const suggestionsQuery = (q: string) => queryOf(search, { query: { q, limit: 10 } }, still);
