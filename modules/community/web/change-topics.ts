import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { FeaturedTopic, Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { listCategories, listFeaturedTopics, listTopics, readTopic, topicQuery, type TopicPage } from "./api.ts";

// The query cache contains topics in several places: in lists of one page or many, on the home page, and individually.
// A known change is applied to every copy instead of refetching.

type Matches = (topic: TopicSummary) => boolean;
type Change = (topic: TopicSummary) => Partial<TopicSummary>;
type Listed = TopicPage | InfiniteData<TopicPage>;

function changedRows<Row extends TopicSummary>(rows: Row[], matches: Matches, change: Change): Row[] {
  return rows.some(matches) ? rows.map((row) => (matches(row) ? { ...row, ...change(row) } : row)) : rows;
}

function changedPage(page: TopicPage, matches: Matches, change: Change): TopicPage {
  const data = changedRows(page.data, matches, change);
  return data === page.data ? page : { ...page, data };
}

/** Changes the matching rows of a list; returns the same object if there are none, to avoid a render. */
export function changedList(list: Listed, matches: Matches, change: Change): Listed {
  if (!("pages" in list)) return changedPage(list, matches, change);
  const pages = list.pages.map((page) => changedPage(page, matches, change));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}

export function changeTopics(queryClient: QueryClient, matches: Matches, change: Change): void {
  queryClient.setQueriesData<Listed>(
    { queryKey: [listTopics.path] },
    (list) => list && changedList(list, matches, change),
  );
  queryClient.setQueriesData<{ data: FeaturedTopic[] }>({ queryKey: [listFeaturedTopics.path] }, (list) => {
    const data = list && changedRows(list.data, matches, change);
    return data === undefined || data === list?.data ? list : { ...list, data };
  });
  queryClient.setQueriesData<{ data: Topic }>({ queryKey: [readTopic.path] }, (found) =>
    found && matches(found.data) ? { ...found, data: { ...found.data, ...change(found.data) } } : found,
  );
}

export const changeTopic = (queryClient: QueryClient, id: string, change: Change): void =>
  changeTopics(queryClient, (topic) => topic.id === id, change);

/** Updates fields of a topic that lists do not have. */
export const changeReadTopic = (queryClient: QueryClient, id: string, part: Partial<Topic>): void =>
  void queryClient.setQueryData(
    topicQuery(id).queryKey,
    (known) => known && { ...known, data: { ...known.data, ...part } },
  );

/** Refetches the lists of topics and the counts of categories. */
export function refreshLists(queryClient: QueryClient): void {
  for (const { path } of [listTopics, listFeaturedTopics, listCategories]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

/** Finds a topic in the cached lists, to show it while the complete one is loading. */
export function listedTopic(queryClient: QueryClient, id: string): TopicSummary | undefined {
  const lists = queryClient.getQueriesData<Listed>({ queryKey: [listTopics.path] }).flatMap(([, list]) => {
    if (list === undefined) return [];
    return "pages" in list ? list.pages.flatMap((page) => page.data) : list.data;
  });
  const featured = queryClient
    .getQueriesData<{ data: FeaturedTopic[] }>({ queryKey: [listFeaturedTopics.path] })
    .flatMap(([, list]) => list?.data ?? []);
  return [...lists, ...featured].find((topic) => topic.id === id);
}

const counted = new WeakMap<QueryClient, Set<string>>();
/** Maximum comments remembered: more than ever arrive at once. */
const maxCounted = 500;

/** Counts a new comment once, although the response to its author, the event stream and several screens report it. */
export function countComment(queryClient: QueryClient, comment: { id: string; topicId: string; isOwn: boolean }): void {
  const known = counted.get(queryClient) ?? new Set<string>();
  counted.set(queryClient, known);
  if (known.has(comment.id)) return;
  known.add(comment.id);
  const [oldest] = known;
  if (known.size > maxCounted && oldest !== undefined) known.delete(oldest);
  changeTopic(queryClient, comment.topicId, (topic) => ({
    commentCount: topic.commentCount + 1,
    isUnread: topic.isUnread || !comment.isOwn,
  }));
}
