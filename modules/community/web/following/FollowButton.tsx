import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { FollowingLevel } from "#modules/community/contract/routes-following.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useToast } from "#ui/toast-context.ts";
import { topicQuery } from "../api.ts";
import { categoryFollowingQuery, followCategory, followTopic } from "./api.ts";
import { FollowMenu } from "./FollowMenu.tsx";

/** Says what follows from a level, or what went wrong. */
function useLevel(send: (level: FollowingLevel) => Promise<unknown>, show: (level: FollowingLevel) => void) {
  const t = useTranslations("community.following");
  const toast = useToast();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, level) => {
      show(level);
      toast({
        message: t(level === "follow" ? "followed" : level === "mute" ? "muted" : "unfollowed"),
        tone: "success",
      });
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
}

/** How much one wants to hear of a topic. */
export function FollowButton({ topic }: { topic: Topic }) {
  const queryClient = useQueryClient();
  const { id, following } = topic;
  const { mutate } = useLevel(
    (level) => followTopic({ params: { id }, body: { level } }),
    (level) =>
      queryClient.setQueryData(topicQuery(id).queryKey, (known) =>
        known === undefined ? undefined : { ...known, data: { ...known.data, following: level } },
      ),
  );
  return <FollowMenu of="topic" level={following} onChoose={mutate} />;
}

/** How much one wants to hear of a category; absent until that is known. */
export function FollowCategoryButton({ categoryId }: { categoryId: string }) {
  const queryClient = useQueryClient();
  const query = categoryFollowingQuery(categoryId);
  const level = useQuery(query).data?.data.level;
  const { mutate } = useLevel(
    (wanted) => followCategory({ params: { id: categoryId }, body: { level: wanted } }),
    (wanted) => void queryClient.setQueryData(query.queryKey, { data: { level: wanted } }),
  );
  return level === undefined ? null : <FollowMenu of="category" level={level} onChoose={mutate} />;
}
