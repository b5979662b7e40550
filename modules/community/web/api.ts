import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { readKept, untilFresh } from "#client/kept-offline.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import type { commentRoutes } from "#modules/community/contract/routes-comments.ts";
import type { categoryRoutes, topicRoutes } from "#modules/community/contract/routes.ts";
import type { TopicSort } from "#modules/community/contract/schemas-filters.ts";
import type { RouteOutput } from "#shared/route.ts";

type Categories = typeof categoryRoutes;
type Topics = typeof topicRoutes;
type Comments = typeof commentRoutes;

export const listCategories = endpoint<Categories["listCategories"]>("GET", "/categories");
export const listTopics = endpoint<Topics["listTopics"]>("GET", "/topics");
export const listFeaturedTopics = endpoint<Topics["listFeaturedTopics"]>("GET", "/featured-topics");
export const readTopic = endpoint<Topics["readTopic"]>("GET", "/topics/{id}");
export const deleteTopic = endpoint<Topics["deleteTopic"]>("DELETE", "/topics/{id}");
export const restoreTopic = endpoint<Topics["restoreTopic"]>("POST", "/topics/{id}/restore");
export const likeTopic = endpoint<Topics["likeTopic"]>("PUT", "/topics/{id}/like");
export const unlikeTopic = endpoint<Topics["unlikeTopic"]>("DELETE", "/topics/{id}/like");
const listTopicLikes = endpoint<Topics["listTopicLikes"]>("GET", "/topics/{id}/likes");
export const markTopicRead = endpoint<Topics["markTopicRead"]>("PUT", "/topics/{id}/read");
export const markAllRead = endpoint<Topics["markAllRead"]>("PUT", "/topics/read");
export const listComments = endpoint<Comments["listComments"]>("GET", "/topics/{id}/comments");
export const listReplies = endpoint<Comments["listReplies"]>("GET", "/comments/{id}/replies");
export const createComment = endpoint<Comments["createComment"]>("POST", "/topics/{id}/comments");
export const updateComment = endpoint<Comments["updateComment"]>("PATCH", "/comments/{id}");
export const deleteComment = endpoint<Comments["deleteComment"]>("DELETE", "/comments/{id}");
export const restoreComment = endpoint<Comments["restoreComment"]>("POST", "/comments/{id}/restore");
export const likeComment = endpoint<Comments["likeComment"]>("PUT", "/comments/{id}/like");
export const unlikeComment = endpoint<Comments["unlikeComment"]>("DELETE", "/comments/{id}/like");

export type TopicPage = RouteOutput<Topics["listTopics"]>;
export type CommentPage = RouteOutput<Comments["listComments"]>;
export type ReplyPage = RouteOutput<Comments["listReplies"]>;

/** Lists under somebody's eyes do not change by themselves: nothing moves while it is read. */
const still = { refetchOnWindowFocus: false, isKept: true } as const;

export const categoriesQuery = queryOf(listCategories, {}, { isKept: true });
export const featuredQuery = queryOf(listFeaturedTopics, {}, still);
export const topicQuery = (id: string) => queryOf(readTopic, { params: { id } }, { isKept: true });

export type TopicListInput = { category: string; sort: TopicSort };

/** The first few topics of a category. */
export const fewTopicsQuery = ({ category, sort }: TopicListInput, limit: number) =>
  queryOf(listTopics, { query: { category, sort, limit } }, still);

/** A category's topics, page after page. */
export const topicsQuery = ({ category, sort }: TopicListInput) =>
  pagesOf(listTopics, { query: { category, sort } }, still);

/** The topics that the reader keeps, the last kept first. */
export const bookmarksQuery = pagesOf(listTopics, { query: { bookmarked: "true" } }, still);

/** Who likes a topic, newest first. */
export const likersQuery = (id: string) =>
  pagesOf(listTopicLikes, { params: { id }, query: { limit: 50 } }, { staleTime: 0 });

/** Where a page of comments begins: at the beginning, at a cursor, or around a comment. */
export type CommentPlace = { cursor?: string; around?: string };

export type CommentPages = InfiniteData<CommentPage, CommentPlace>;

/** A topic's root comments; `around` opens the page that holds that comment. Read anew each time it is opened. */
export const commentsQuery = (topicId: string, around: string | null) =>
  infiniteQueryOptions<CommentPage, Error, CommentPages, readonly unknown[], CommentPlace>({
    queryKey: [listComments.path, topicId, around],
    queryFn: ({ pageParam, queryKey, signal }) =>
      readKept(queryKey, pageParam, () => listComments({ params: { id: topicId }, query: pageParam }, { signal })),
    initialPageParam: around === null ? {} : { around },
    getNextPageParam: (last) => (last.page.next === null ? null : { cursor: last.page.next }),
    getPreviousPageParam: (first) => (first.page.previous === null ? null : { cursor: first.page.previous }),
    ...untilFresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
