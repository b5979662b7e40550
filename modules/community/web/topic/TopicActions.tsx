import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { usePages } from "#client/use-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CommentIcon, LinkIcon, BookmarkFilledIcon, BookmarkIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PeopleList } from "#ui/PeopleList.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { useMedia } from "#ui/use-media.ts";
import { bookmarksQuery, bookmarkTopic, likersQuery, removeBookmark } from "../api.ts";
import { FollowButton } from "../components/FollowButton.tsx";
import { changeReadTopic } from "../change-topics.ts";
import { useCopyLink } from "../use-copy-link.ts";
import { useTopicSlots } from "../use-topic-slots.ts";
import { LikePill } from "./LikePill.tsx";
import { listedPerson } from "./TopicAuthor.tsx";
import styles from "./TopicReading.module.css";

export interface TopicActionsProps {
  topic: Topic;
  /** The id of the heading of the comments. */
  commentsId: string;
}

export function TopicActions({ topic, commentsId }: TopicActionsProps) {
  const t = useTranslations("community");
  const formats = useFormats();
  const copyLink = useCopyLink();
  const { AskToRead } = useTopicSlots();
  const [showsLikers, setShowsLikers] = useState(false);
  // On a phone all actions fit on one line; screen readers still get the labels.
  const isPhone = useMedia("(width < 768px)");

  function goToComments(): void {
    const heading = document.getElementById(commentsId);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames(rowClass(2, "wrap", "align-center", "above-6"), styles.actions)}>
      <LikePill topic={topic} onWho={() => setShowsLikers(true)} />
      <Button
        variant="quiet"
        size="sm"
        icon={<CommentIcon size={20} />}
        title={t("topic.toComments")}
        onClick={goToComments}
      >
        <span className={isPhone ? boxClass("unseen") : undefined}>
          {t("list.comments", { count: topic.commentCount })}
        </span>
        {isPhone && <span aria-hidden="true">{formats.count(topic.commentCount)}</span>}
      </Button>
      <span className={rowClass(0, "inline", "to-end")}>
        {topic.can.requireReading && AskToRead !== undefined && (
          <AskToRead topicId={topic.id} isAsked={topic.isMustRead} />
        )}
        <FollowButton topic={topic} />
        <BookmarkButton topic={topic} />
        <IconButton
          label={t("topic.copyLink")}
          icon={<LinkIcon size={20} />}
          onClick={() => void copyLink({ topicId: topic.id, categoryId: topic.category.id })}
        />
      </span>
      {showsLikers && <LikersDialog topicId={topic.id} onClose={() => setShowsLikers(false)} />}
    </div>
  );
}

function LikersDialog({ topicId, onClose }: { topicId: string; onClose: () => void }) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const list = usePages(likersQuery(topicId), ({ person }) => person.id);
  const { rows, later } = list;
  return (
    <Dialog open onClose={onClose} title={t("whoLikes")} size="sm">
      {rows === undefined && <Loading query={list} label={t("likesLoading")} shape={3} headingLevel={3} />}
      {rows !== undefined && (
        <PeopleList emptyText={t("nobodyLikes")} people={rows.map(({ person }) => listedPerson(locale, person))} />
      )}
      <MoreRows {...later} />
    </Dialog>
  );
}

/** Bookmarks a topic: shown at once, reverted on failure. */
function BookmarkButton({ topic }: { topic: Topic }) {
  const t = useTranslations("community.following");
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const toast = useToast();
  const problemText = useProblemText();
  const { id, bookmarked } = topic;
  const show = (isKept: boolean): void => changeReadTopic(queryClient, id, { bookmarked: isKept });
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
