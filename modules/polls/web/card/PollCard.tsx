import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { PollIcon, LockIcon, UsersIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { shareOf } from "../shares.ts";
import { PollBallot } from "./PollBallot.tsx";
import styles from "./PollCard.module.css";
import { PollFoot } from "./PollFoot.tsx";
import { PollResults } from "./PollResults.tsx";
import { usePoll } from "./use-poll.ts";

export interface PollCardProps {
  topicId: string;
  /** As the topic has it. It is kept up to date here; a newer one given replaces what is known. */
  poll: Poll;
  onChange?: (poll: Poll) => void;
  /** The language the topic is read in; the reader's own when left out. */
  language?: Locale;
}

/** The poll of a topic: voting, the results once they may be seen, and what its author can do with it. */
export function PollCard({ topicId, poll: given, onChange, language }: PollCardProps) {
  const t = useTranslations("polls");
  const reader = useLocale();
  const locale = language ?? reader;
  const formats = useFormats();
  const announce = useAnnounce();
  const questionId = useId();
  /** Whether the reader changes a vote that counts, or looks at results before voting; null: as the poll suggests. */
  const [view, setView] = useState<"ballot" | "results" | null>(null);
  /** A vote that may still fail: then its ticks are there again. */
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);

  const { poll, vote, isVoting, write } = usePoll({ topicId, poll: given, onChange, onVoted: voted });
  const hasVoted = poll.myChoices.length > 0;
  const shows = !poll.can.vote ? "results" : (view ?? (hasVoted ? "results" : "ballot"));

  // What had the focus is gone with the view that it was part of.
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [shows]);

  function turnTo(next: typeof view): void {
    takesFocus.current = true;
    setView(next);
  }

  function voted(after: Poll): void {
    setSent(null);
    if (after.myChoices.length === 0) return announce(t("card.withdrawn"));
    const parts = after.choices.flatMap((choice) => {
      if (choice.votes === null) return [];
      const { text } = pickText(locale, { en: choice.textEn, ar: choice.textAr });
      return [t("results.summary", { choice: text, share: formats.percent(shareOf(choice.votes, after.voterCount)) })];
    });
    const summary = parts.join(" ");
    announce(parts.length === 0 ? t("card.voted") : t("card.votedSummary", { summary }));
  }

  function send(choices: string[]): void {
    turnTo(null);
    setSent(choices);
    vote(choices);
  }

  const question = pickText(locale, { en: poll.questionEn, ar: poll.questionAr });
  return (
    <section className={styles.card} aria-labelledby={questionId}>
      <p className={rowClass(2, "align-center", "flush", "xs", "action", "medium")}>
        <PollIcon size={18} />
        {t("card.label")}
      </p>
      <h3
        ref={heading}
        tabIndex={-1}
        className={textClass("flush", "above-1", "lg", "ink", "bold", "tight", "anywhere", "text-start")}
        id={questionId}
      >
        {question.text === "" ? (
          t(shows === "ballot" ? "card.questionless" : "results.label")
        ) : (
          <bdi lang={question.locale}>{question.text}</bdi>
        )}
      </h3>
      <PollNotes poll={poll} />
      {shows === "ballot" ? (
        <PollBallot
          poll={poll}
          locale={locale}
          questionId={questionId}
          before={sent ?? poll.myChoices}
          isVoting={isVoting}
          onVote={send}
        >
          {hasVoted ? (
            <Button variant="quiet" onClick={() => turnTo(null)}>
              {t("card.keep")}
            </Button>
          ) : (
            poll.can.seeResults && (
              <Button variant="quiet" onClick={() => turnTo("results")}>
                {t("card.showResults")}
              </Button>
            )
          )}
        </PollBallot>
      ) : (
        <PollResults topicId={topicId} poll={poll} locale={locale}>
          {poll.can.vote && (
            <Button size="sm" variant={hasVoted ? "quiet" : "soft"} onClick={() => turnTo("ballot")}>
              {hasVoted ? t("card.change") : t("card.backToVote")}
            </Button>
          )}
          {poll.can.withdraw && (
            <Button size="sm" variant="quiet" onClick={() => send([])}>
              {t("card.withdraw")}
            </Button>
          )}
        </PollResults>
      )}
      <PollFoot topicId={topicId} poll={poll} onClosed={write} />
    </section>
  );
}

/** What one should know before voting: how many, who will see it, and whether it can be changed. */
function PollNotes({ poll }: { poll: Poll }) {
  const t = useTranslations("polls.card");
  if (poll.isClosed) return null;
  const Sign = poll.ballot === "secret" ? LockIcon : UsersIcon;
  const most = poll.maximumChoices;
  return (
    <p className={rowClass([1, 4], "wrap", "flush", "above-2", "sm", "muted")}>
      <span className={styles.note}>{most === 1 ? t("chooseOne") : t("chooseUpTo", { count: most })}</span>
      <span className={styles.note}>
        <Sign size={16} />
        {t(poll.ballot)}
      </span>
      {!poll.canChangeVote && <span className={styles.note}>{t("final")}</span>}
    </p>
  );
}
