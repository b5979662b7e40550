import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { communityEvents } from "./events.ts";
export { readAddTopicSearch, readEditTopicSearch } from "./writing/search.ts";
export { TopicSlotsProvider, type TopicSlots } from "./use-topic-slots.ts";
export { readCategorySearch, readCommunitySearch, readLatestSearch, readTopicSearch } from "./search.ts";

const loadFeatured = () => import("./featured/FeaturedTopics.tsx");
const loadLatest = () => import("./lists/LatestTopics.tsx");
const loadAnnouncements = () => import("./lists/Announcements.tsx");
const loadCategoryList = () => import("./components/CategoryList.tsx");

export const CommunityPage = lazyRouteComponent(() => import("./CommunityPage.tsx"), "CommunityPage");
/** Leaves a place for the dialog of a topic: the route beneath. */
export const CategoryPage = lazyRouteComponent(() => import("./CategoryPage.tsx"), "CategoryPage");
export const TopicDialog = lazyRouteComponent(() => import("./TopicDialog.tsx"), "TopicDialog");

/** For the home page, each to be suspended for. */
export const FeaturedTopics = lazy(async () => ({ default: (await loadFeatured()).FeaturedTopics }));
export const LatestTopics = lazy(async () => ({ default: (await loadLatest()).LatestTopics }));
export const Announcements = lazy(async () => ({ default: (await loadAnnouncements()).Announcements }));
export const CategoryList = lazy(async () => ({ default: (await loadCategoryList()).CategoryList }));

/** Fetches the code of the home page's parts, all at once and before the page itself is there to ask for them. */
export function preloadHomeParts(): void {
  // What fails here is tried again by the part that needs it.
  for (const load of [loadFeatured, loadAnnouncements, loadLatest, loadCategoryList]) load().catch(() => undefined);
}
/** Writing; their texts are a part of the catalogue of their own. */
export const AddTopicPage = lazyRouteComponent(() => import("./writing/AddTopicPage.tsx"), "AddTopicPage");
export const EditTopicPage = lazyRouteComponent(() => import("./writing/EditTopicPage.tsx"), "EditTopicPage");

export { readAdminTopicsSearch, readEditCategorySearch } from "./admin/search.ts";
/** The administration; its texts are a part of the catalogue of their own. */
export const AdminCategoriesPage = lazyRouteComponent(
  () => import("./admin/AdminCategoriesPage.tsx"),
  "AdminCategoriesPage",
);
export const AddCategoryPage = lazyRouteComponent(() => import("./admin/AddCategoryPage.tsx"), "AddCategoryPage");
export const EditCategoryPage = lazyRouteComponent(() => import("./admin/EditCategoryPage.tsx"), "EditCategoryPage");
/** Takes what the reader may do; to be suspended for, as the next. */
export const AdminTopicsPage = lazy(async () => ({
  default: (await import("./admin/AdminTopicsPage.tsx")).AdminTopicsPage,
}));
export const WaitingCases = lazy(async () => ({ default: (await import("./admin/WaitingCases.tsx")).WaitingCases }));
