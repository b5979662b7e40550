import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { LockIcon, PollIcon, UsersIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { shareOf } from "../compute-shares.ts";
import { PollBallot } from "./PollBallot.tsx";
import styles from "./PollCard.module.css";
import { noteClass, PollFoot } from "./PollFoot.tsx";
import { PollResults } from "./PollResults.tsx";
import { usePoll } from "./use-poll.ts";

export interface PollCardProps {
  topicId: string;
  /** The topic's poll, updated here; a newer one replaces it. */
  poll: Poll;
  onChange?: (poll: Poll) => void;
  /** The language in which the topic is shown; the reader's own by default. */
  language?: Locale;
}

/** The poll of a topic: voting, results once visible, and the author's actions. */
export function PollCard({ topicId, poll: given, onChange, language }: PollCardProps) {
  const t = useTranslations("polls");
  const reader = useLocale();
  const locale = language ?? reader;
  const formats = useFormats();
  const announce = useAnnounce();
  const questionId = useId();
  /** Set while the user changes a vote or views the results before voting; null for the default. */
  const [view, setView] = useState<"ballot" | "results" | null>(null);
  /** A pending vote, shown again if it fails. */
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);

  const { poll, vote, isVoting, write } = usePoll({ topicId, poll: given, onChange, onVoted: voted });
  const hasVoted = poll.myChoices.length > 0;
  const shows = !poll.can.vote ? "results" : (view ?? (hasVoted ? "results" : "ballot"));

  // The focused element disappears with its view.
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
    <section className={classNames(boxClass("shrinks", "above-6"), styles.card)} aria-labelledby={questionId}>
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
          initial={sent ?? poll.myChoices}
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

function PollNotes({ poll }: { poll: Poll }) {
  const t = useTranslations("polls.card");
  if (poll.isClosed) return null;
  const Sign = poll.ballot === "secret" ? LockIcon : UsersIcon;
  const maxChoices = poll.maximumChoices;
  return (
    <p className={rowClass([1, 4], "wrap", "flush", "above-2", "sm", "muted")}>
      <span className={noteClass}>{maxChoices === 1 ? t("chooseOne") : t("chooseUpTo", { count: maxChoices })}</span>
      <span className={noteClass}>
        <Sign size={16} />
        {t(poll.ballot)}
      </span>
      {!poll.canChangeVote && <span className={noteClass}>{t("final")}</span>}
    </p>
  );
}
