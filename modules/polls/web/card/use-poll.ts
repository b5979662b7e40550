import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { readPoll, topicKey, vote as sendVote } from "../api.ts";
import { withVote } from "../compute-shares.ts";
import { useLivePoll } from "./use-live-poll.ts";

export type PollOptions = {
  topicId: string;
  poll: Poll;
  onChange?: ((poll: Poll) => void) | undefined;
  /** Called with the poll after the vote. */
  onVoted: (poll: Poll) => void;
};

/** A poll that follows events. A vote is shown at once, corrected by the response and reverted on failure. */
export function usePoll({ topicId, poll: given, onChange, onVoted }: PollOptions) {
  const t = useTranslations("polls.card");
  const toast = useToast();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState({ given, poll: given });
  const poll = known.given === given ? known.poll : given;
  const mutationKey = ["vote", topicId];
  const isBehind = useRef(false);

  const write = (next: Poll): void => {
    setKnown({ given, poll: next });
    queryClient.setQueryData(topicKey(topicId), (topic) => topic && { data: { ...topic.data, poll: next } });
    onChange?.(next);
  };

  // A response during a vote would not include it, and the vote's response may miss other votes: waits for its end.
  const refresh = async (): Promise<void> => {
    isBehind.current = queryClient.isMutating({ mutationKey }) > 0;
    if (isBehind.current) return;
    const answer = await readPoll({ params: { id: topicId } }).catch(() => null);
    isBehind.current = queryClient.isMutating({ mutationKey }) > 0;
    if (answer !== null && !isBehind.current) write(answer.data);
  };
  useLivePoll(topicId, poll, () => void refresh());

  const { mutate, isPending } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (choices: string[]) => sendVote({ params: { id: topicId }, body: { choices } }),
    onMutate: async (choices) => {
      await queryClient.cancelQueries({ queryKey: topicKey(topicId) });
      write(withVote(poll, choices));
      return poll;
    },
    onSuccess: ({ data }) => {
      write(data);
      onVoted(data);
    },
    onError: (error, _choices, before) => {
      if (before !== undefined) write(before);
      toast({ message: `${t("voteFailed")} ${problemText(error)}`, tone: "danger" });
    },
    // After an error, the poll may have closed or changed.
    onSettled: (_answer, error) => {
      if (error !== null || isBehind.current) setTimeout(() => void refresh());
    },
  });
  return { poll, vote: mutate, isVoting: isPending, write };
}
