import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { readOrCached, refetchUntilFresh } from "#client/offline-answers.ts";
import { isProblem } from "#client/problems.ts";
import { pagesOf, queryOf } from "#client/query.ts";
import { commentRoutes } from "#modules/community/contract/routes-comments.ts";
import { followingRoutes } from "#modules/community/contract/routes-following.ts";
import { categoryRoutes, topicRoutes } from "#modules/community/contract/routes.ts";
import type { TopicSort } from "#modules/community/contract/schemas-filters.ts";
import type { RouteOutput } from "#shared/route.ts";

type Topics = typeof topicRoutes;
type Comments = typeof commentRoutes;

export const listCategories = endpoint(categoryRoutes.listCategories);
export const listTopics = endpoint(topicRoutes.listTopics);
export const listFeaturedTopics = endpoint(topicRoutes.listFeaturedTopics);
export const readTopic = endpoint(topicRoutes.readTopic);
export const deleteTopic = endpoint(topicRoutes.deleteTopic);
export const restoreTopic = endpoint(topicRoutes.restoreTopic);
export const likeTopic = endpoint(topicRoutes.likeTopic);
export const unlikeTopic = endpoint(topicRoutes.unlikeTopic);
const listTopicLikes = endpoint(topicRoutes.listTopicLikes);
export const markTopicRead = endpoint(topicRoutes.markTopicRead);
export const markAllRead = endpoint(topicRoutes.markAllRead);
export const followTopic = endpoint(followingRoutes.followTopic);
export const followCategory = endpoint(followingRoutes.followCategory);
export const bookmarkTopic = endpoint(followingRoutes.bookmarkTopic);
export const removeBookmark = endpoint(followingRoutes.removeBookmark);
export const listComments = endpoint(commentRoutes.listComments);
export const listReplies = endpoint(commentRoutes.listReplies);
export const createComment = endpoint(commentRoutes.createComment);
export const updateComment = endpoint(commentRoutes.updateComment);
export const deleteComment = endpoint(commentRoutes.deleteComment);
export const restoreComment = endpoint(commentRoutes.restoreComment);
export const likeComment = endpoint(commentRoutes.likeComment);
export const unlikeComment = endpoint(commentRoutes.unlikeComment);

export type TopicPage = RouteOutput<Topics["listTopics"]>;
export type CommentPage = RouteOutput<Comments["listComments"]>;
export type ReplyPage = RouteOutput<Comments["listReplies"]>;

/** For `catch` of a deletion: ignores that another user deleted it first. */
export function ignoreMissing(error: unknown): void {
  if (!isProblem(error, "not_found")) throw error;
}

/** Lists do not refetch automatically, so that rows do not move while they are read. */
const still = { refetchOnWindowFocus: false, isCached: true } as const;

export const categoriesQuery = queryOf(listCategories, {}, { isCached: true });
export const featuredQuery = queryOf(listFeaturedTopics, {}, still);
export const topicQuery = (id: string) => queryOf(readTopic, { params: { id } }, { isCached: true });

export type TopicListInput = { category: string; sort: TopicSort };

export const fewTopicsQuery = ({ category, sort }: TopicListInput, limit: number) =>
  queryOf(listTopics, { query: { category, sort, limit } }, still);

export const topicsQuery = ({ category, sort }: TopicListInput) =>
  pagesOf(listTopics, { query: { category, sort } }, still);

/** The user's bookmarked topics, last first. */
export const bookmarksQuery = pagesOf(listTopics, { query: { bookmarked: "true" } }, still);

export const likersQuery = (id: string) =>
  pagesOf(listTopicLikes, { params: { id }, query: { limit: 50 } }, { staleTime: 0 });

/** Start of a page of comments: the beginning, a cursor, or around a comment. */
export type CommentPlace = { cursor?: string; around?: string };

export type CommentPages = InfiniteData<CommentPage, CommentPlace>;

/** A topic's root comments, refetched on every opening; `around` loads the page that contains that comment. */
export const commentsQuery = (topicId: string, around: string | null) =>
  infiniteQueryOptions<CommentPage, Error, CommentPages, readonly unknown[], CommentPlace>({
    queryKey: [listComments.path, topicId, around],
    queryFn: ({ pageParam, queryKey, signal }) =>
      readOrCached(queryKey, pageParam, () => listComments({ params: { id: topicId }, query: pageParam }, { signal })),
    initialPageParam: around === null ? {} : { around },
    getNextPageParam: (last) => (last.page.next === null ? null : { cursor: last.page.next }),
    getPreviousPageParam: (first) => (first.page.previous === null ? null : { cursor: first.page.previous }),
    ...refetchUntilFresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
