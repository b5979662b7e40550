import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";

export type LikeState = { liked: boolean; likeCount: number };

/** What the reader sees at once; asking for what already is changes nothing. */
export const withLike = ({ liked, likeCount }: LikeState, wanted: boolean): LikeState =>
  liked === wanted ? { liked, likeCount } : { liked: wanted, likeCount: Math.max(0, likeCount + (wanted ? 1 : -1)) };

export type Likeable = {
  /** "topic 5": names what is liked. */
  target: string;
  /** Tells the server; it answers what is after that. */
  send: (liked: boolean) => Promise<{ data: LikeState }>;
  /** Writes a change where the target is shown. */
  change: (change: (before: LikeState) => LikeState) => void;
};

/**
 * Likes and takes the like back: shown at once, sent one after the other, and put right by the last answer; taken back
 * and explained when it fails.
 */
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
      // While another press waits its turn, what is shown is its wish.
      if (queryClient.isMutating({ mutationKey }) === 1) change(() => data);
    },
    onError: (error, liked) => {
      change((before) => withLike(before, !liked));
      toast({ message: `${t("likeFailed")} ${problemText(error)}`, tone: "danger" });
    },
  });
  return mutate;
}
