import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { BookmarkFilledIcon, BookmarkIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { bookmarksQuery, topicQuery } from "../api.ts";
import { bookmarkTopic, removeBookmark } from "./api.ts";

/** Keeps a topic among one's bookmarks, at once; taken back when it fails. */
export function BookmarkButton({ topic }: { topic: Topic }) {
  const t = useTranslations("community.following");
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const toast = useToast();
  const problemText = useProblemText();
  const { id, bookmarked } = topic;
  const show = (isKept: boolean): void =>
    void queryClient.setQueryData(topicQuery(id).queryKey, (known) =>
      known === undefined ? undefined : { ...known, data: { ...known.data, bookmarked: isKept } },
    );
  const { mutate } = useMutation({
    scope: { id: `bookmark ${id}` },
    mutationFn: (isKept: boolean) => (isKept ? bookmarkTopic : removeBookmark)({ params: { id } }),
    onMutate: show,
    onSuccess: (_, isKept) => {
      announce(t(isKept ? "kept" : "removed"));
      void queryClient.invalidateQueries({ queryKey: bookmarksQuery.queryKey });
    },
    onError: (error, isKept) => {
      show(!isKept);
      toast({ message: problemText(error), tone: "danger" });
    },
  });
  return (
    <IconButton
      label={t(bookmarked ? "bookmarked" : "bookmark")}
      icon={bookmarked ? <BookmarkFilledIcon size={20} /> : <BookmarkIcon size={20} />}
      aria-pressed={bookmarked}
      onClick={() => mutate(!bookmarked)}
    />
  );
}
