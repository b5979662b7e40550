import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";

export type LikeState = { liked: boolean; likeCount: number };

/** The state shown immediately after a press. */
export const withLike = ({ liked, likeCount }: LikeState, wanted: boolean): LikeState =>
  liked === wanted ? { liked, likeCount } : { liked: wanted, likeCount: Math.max(0, likeCount + (wanted ? 1 : -1)) };

export type Likeable = {
  /** The liked object, e.g. "topic 5". */
  target: string;
  send: (liked: boolean) => Promise<{ data: LikeState }>;
  /** Updates the shown state. */
  change: (change: (before: LikeState) => LikeState) => void;
};

/** Likes and unlikes: shown at once, sent sequentially and corrected by the last response; reverted on failure. */
export function useLike({ target, send, change }: Likeable): (liked: boolean) => void {
  const t = useTranslations("community.topic");
  const toast = useToast();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const mutationKey = ["like", target];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: send,
    onMutate: (liked) => change((before) => withLike(before, liked)),
    onSuccess: ({ data }) => {
      // While another press is pending, its state is shown.
      if (queryClient.isMutating({ mutationKey }) === 1) change(() => data);
    },
    onError: (error, liked) => {
      change((before) => withLike(before, !liked));
      toast({ message: `${t("likeFailed")} ${problemText(error)}`, tone: "danger" });
    },
  });
  return mutate;
}
