import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { categoryRoutes, topicRoutes } from "#modules/community/contract/routes.ts";
import {
  bulkActionRoutes,
  featuredRoutes,
  savedViewRoutes,
} from "#modules/community/contract/routes-administration.ts";
import { listTopics } from "../api.ts";

type Topics = typeof topicRoutes;

const readCategory = endpoint(categoryRoutes.readCategory);
export const createCategory = endpoint(categoryRoutes.createCategory);
export const updateCategory = endpoint(categoryRoutes.updateCategory);
export const deleteCategory = endpoint(categoryRoutes.deleteCategory);
export const updateTopic = endpoint(topicRoutes.updateTopic);
export const restoreTopic = endpoint(topicRoutes.restoreTopic);
export const countTopics = endpoint(topicRoutes.countTopics);
export const previewBulkAction = endpoint(bulkActionRoutes.previewBulkAction);
export const createBulkAction = endpoint(bulkActionRoutes.createBulkAction);
export const listBulkActions = endpoint(bulkActionRoutes.listBulkActions);
export const undoBulkAction = endpoint(bulkActionRoutes.undoBulkAction);
export const listSavedViews = endpoint(savedViewRoutes.listSavedViews);
export const createSavedView = endpoint(savedViewRoutes.createSavedView);
export const updateSavedView = endpoint(savedViewRoutes.updateSavedView);
export const deleteSavedView = endpoint(savedViewRoutes.deleteSavedView);
export const listFeaturedPlaces = endpoint(featuredRoutes.listFeaturedPlaces);
export const orderFeaturedTopics = endpoint(featuredRoutes.orderFeaturedTopics);

export const categoryQuery = (id: string) => queryOf(readCategory, { params: { id } });
export const savedViewsQuery = queryOf(listSavedViews, {});
export const placesQuery = queryOf(listFeaturedPlaces, {});
export const bulkActionsQuery = queryOf(listBulkActions, {});

type ListInput = NonNullable<CallInput<Topics["listTopics"]>["query"]>;
type CountInput = NonNullable<CallInput<Topics["countTopics"]>["query"]>;

/** A table page without automatic refetching. */
export const tableQuery = (query: ListInput) => queryOf(listTopics, { query }, { refetchOnWindowFocus: false });
export const countQuery = (query: CountInput) => queryOf(countTopics, { query }, { refetchOnWindowFocus: false });
