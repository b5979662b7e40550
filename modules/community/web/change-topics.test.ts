import { QueryClient, type InfiniteData } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { fewTopicsQuery, topicsQuery, type TopicPage } from "./api.ts";
import { changedList, changeTopic, countComment, listedTopic } from "./change-topics.ts";

const person = { id: "3", nameAr: "نورة", nameEn: "Noura", titleAr: null, titleEn: null, photoUrl: null };

const topic = (id: string, changes: Partial<TopicSummary> = {}): TopicSummary => ({
  id,
  category: { id: "5", nameAr: "التقنية", nameEn: "Technology", icon: "cpu", color: "blue" },
  author: person,
  titleAr: null,
  titleEn: `Topic ${id}`,
  excerptAr: null,
  excerptEn: null,
  isActive: true,
  isLocked: false,
  isPinned: false,
  isPoster: false,
  isPoll: false,
  hasReport: false,
  featuredInHome: false,
  likeCount: 0,
  commentCount: 2,
  liked: false,
  isUnread: false,
  createdAt: "2026-11-20T08:00:00Z",
  publishedAt: "2026-11-20T08:00:00Z",
  lastActivityAt: "2026-11-20T08:00:00Z",
  ...changes,
});

const page = (...data: TopicSummary[]): TopicPage => ({ data, page: { next: null, previous: null, limit: 20 } });
const pages = (...list: TopicPage[]): InfiniteData<TopicPage> => ({ pages: list, pageParams: list.map(() => null) });

const everywhere = topicsQuery({ category: "1", sort: "activity" });
const latest = fewTopicsQuery({ category: "5", sort: "activity" }, 8);

describe("a changed list", () => {
  it("a list without a match is returned as the same object", () => {
    const list = pages(page(topic("1")), page(topic("2")));
    expect(
      changedList(
        list,
        ({ id }) => id === "9",
        () => ({ liked: true }),
      ),
    ).toBe(list);
  });

  it("pages without a match are kept, and so is the order of rows", () => {
    const list = pages(page(topic("1"), topic("2")), page(topic("3")));
    const changed = changedList(
      list,
      ({ id }) => id === "2",
      () => ({ likeCount: 7 }),
    ) as InfiniteData<TopicPage>;
    expect(changed.pages[1]).toBe(list.pages[1]);
    expect(changed.pages[0]?.data.map(({ id, likeCount }) => [id, likeCount])).toEqual([
      ["1", 0],
      ["2", 7],
    ]);
  });
});

describe("cached data of a topic", () => {
  let queries: QueryClient;
  const countIn = (key: readonly unknown[]): number[] => {
    const list = queries.getQueryData<InfiniteData<TopicPage> | TopicPage>(key);
    const rows = list === undefined ? [] : "pages" in list ? list.pages.flatMap(({ data }) => data) : list.data;
    return rows.map(({ commentCount }) => commentCount);
  };

  beforeEach(() => {
    queries = new QueryClient();
    queries.setQueryData(everywhere.queryKey as readonly unknown[], pages(page(topic("1"), topic("2"))));
    queries.setQueryData(latest.queryKey, page(topic("2")));
    queries.setQueryData(["/topics/{id}", { params: { id: "2" } }], { data: topic("2") });
    queries.setQueryData(["/featured-topics", {}], { data: [topic("2"), topic("4")] });
  });

  it("a change is applied to every copy of the topic", () => {
    changeTopic(queries, "2", () => ({ commentCount: 5 }));
    expect(countIn(everywhere.queryKey)).toEqual([2, 5]);
    expect(countIn(latest.queryKey)).toEqual([5]);
    expect(countIn(["/featured-topics", {}])).toEqual([5, 2]);
    expect(
      queries.getQueryData<{ data: TopicSummary }>(["/topics/{id}", { params: { id: "2" } }])?.data.commentCount,
    ).toBe(5);
  });

  it("a topic is found in a list, and undefined if no list contains it", () => {
    expect(listedTopic(queries, "4")?.titleEn).toBe("Topic 4");
    expect(listedTopic(queries, "9")).toBeUndefined();
  });

  it("a comment is counted once, however many events report it", () => {
    const comment = { id: "70", topicId: "2", isOwn: false };
    countComment(queries, comment);
    countComment(queries, { ...comment });
    expect(countIn(latest.queryKey)).toEqual([3]);
    countComment(queries, { ...comment, id: "71" });
    expect(countIn(latest.queryKey)).toEqual([4]);
  });

  it("a topic becomes unread by comments of others and not by own ones", () => {
    countComment(queries, { id: "70", topicId: "2", isOwn: true });
    expect(listedTopic(queries, "2")?.isUnread).toBe(false);
    countComment(queries, { id: "71", topicId: "2", isOwn: false });
    expect(listedTopic(queries, "2")?.isUnread).toBe(true);
  });
});
