import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { categoryRoutes, topicRoutes } from "#modules/community/contract/routes.ts";
import type {
  bulkActionRoutes,
  featuredRoutes,
  savedViewRoutes,
} from "#modules/community/contract/routes-administration.ts";
import type { CallInput } from "#client/api.ts";
import { listTopics } from "../api.ts";

type Categories = typeof categoryRoutes;
type Topics = typeof topicRoutes;
type Bulk = typeof bulkActionRoutes;
type Views = typeof savedViewRoutes;
type Featured = typeof featuredRoutes;

const readCategory = endpoint<Categories["readCategory"]>("GET", "/categories/{id}");
export const createCategory = endpoint<Categories["createCategory"]>("POST", "/categories");
export const updateCategory = endpoint<Categories["updateCategory"]>("PATCH", "/categories/{id}");
export const deleteCategory = endpoint<Categories["deleteCategory"]>("DELETE", "/categories/{id}");
export const updateTopic = endpoint<Topics["updateTopic"]>("PATCH", "/topics/{id}");
export const restoreTopic = endpoint<Topics["restoreTopic"]>("POST", "/topics/{id}/restore");
export const countTopics = endpoint<Topics["countTopics"]>("GET", "/topics/count");
export const previewBulkAction = endpoint<Bulk["previewBulkAction"]>("POST", "/topic-bulk-actions/preview");
export const createBulkAction = endpoint<Bulk["createBulkAction"]>("POST", "/topic-bulk-actions");
export const listBulkActions = endpoint<Bulk["listBulkActions"]>("GET", "/topic-bulk-actions");
export const undoBulkAction = endpoint<Bulk["undoBulkAction"]>("POST", "/topic-bulk-actions/{id}/undo");
export const listSavedViews = endpoint<Views["listSavedViews"]>("GET", "/saved-views");
export const createSavedView = endpoint<Views["createSavedView"]>("POST", "/saved-views");
export const updateSavedView = endpoint<Views["updateSavedView"]>("PATCH", "/saved-views/{id}");
export const deleteSavedView = endpoint<Views["deleteSavedView"]>("DELETE", "/saved-views/{id}");
export const listFeaturedPlaces = endpoint<Featured["listFeaturedPlaces"]>("GET", "/featured-topics/places");
export const orderFeaturedTopics = endpoint<Featured["orderFeaturedTopics"]>("PUT", "/featured-topics");

export const categoryQuery = (id: string) => queryOf(readCategory, { params: { id } });
export const savedViewsQuery = queryOf(listSavedViews, {});
export const placesQuery = queryOf(listFeaturedPlaces, {});
export const bulkActionsQuery = queryOf(listBulkActions, {});

type ListInput = NonNullable<CallInput<Topics["listTopics"]>["query"]>;
type CountInput = NonNullable<CallInput<Topics["countTopics"]>["query"]>;

/** A page of the table. It does not change by itself under somebody's eyes. */
export const tableQuery = (query: ListInput) => queryOf(listTopics, { query }, { refetchOnWindowFocus: false });
export const countQuery = (query: CountInput) => queryOf(countTopics, { query }, { refetchOnWindowFocus: false });
