import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { listCategories, markAllRead, markTopicRead } from "./api.ts";
import { allCategoryId } from "./sorts.ts";
import { changeTopic, changeTopics } from "./change-topics.ts";

/** Subtracts a read topic from the counts; 99 means "99 or more" and is lowered by the server only. */
export const withOneRead = (categories: Category[], categoryId: string): Category[] =>
  categories.map((category) =>
    (category.id === categoryId || category.id === allCategoryId) &&
    category.unreadCount > 0 &&
    category.unreadCount < 99
      ? { ...category, unreadCount: category.unreadCount - 1 }
      : category,
  );

/** Subtracts all topics of a category from the counts; clears every count for "All". */
export function withAllRead(categories: Category[], categoryId: string): Category[] {
  const read = categories.find((category) => category.id === categoryId)?.unreadCount ?? 0;
  return categories.map((category) => {
    if (categoryId === allCategoryId || category.id === categoryId) return { ...category, unreadCount: 0 };
    if (category.id === allCategoryId) return { ...category, unreadCount: Math.max(0, category.unreadCount - read) };
    return category;
  });
}

const changeCategories = (queryClient: QueryClient, change: (categories: Category[]) => Category[]): void =>
  void queryClient.setQueriesData<{ data: Category[] }>(
    { queryKey: keyOf(listCategories) },
    (list) => list && { ...list, data: change(list.data) },
  );

/** Marks a topic as read up to now. Errors are ignored: the topic stays unread until the next attempt. */
export function useMarkTopicRead(): (topic: { id: string; category: { id: string }; isUnread: boolean }) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (topic: { id: string; categoryId: string; wasUnread: boolean }) =>
      markTopicRead({ params: { id: topic.id } }),
    onSuccess: (_, { id, categoryId, wasUnread }) => {
      changeTopic(queryClient, id, () => ({ isUnread: false }));
      if (wasUnread) changeCategories(queryClient, (categories) => withOneRead(categories, categoryId));
    },
  });
  return useCallback(
    (topic) => mutate({ id: topic.id, categoryId: topic.category.id, wasUnread: topic.isUnread }),
    [mutate],
  );
}

export async function markCategoryRead(queryClient: QueryClient, categoryId: string): Promise<void> {
  await markAllRead({ body: categoryId === allCategoryId ? {} : { category: categoryId } });
  changeTopics(
    queryClient,
    (topic) => topic.isUnread && (categoryId === allCategoryId || topic.category.id === categoryId),
    () => ({ isUnread: false }),
  );
  changeCategories(queryClient, (categories) => withAllRead(categories, categoryId));
}
