import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { formatDateInBoth, formatTime } from "#shared/dates.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ClockIcon, LockIcon } from "#ui/icons.ts";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { closePoll } from "../api.ts";
import { timeLeft } from "../compute-shares.ts";
import styles from "./PollCard.module.css";

/** An icon with a text that may take several lines. */
export const noteClass = classNames(rowClass(1, "inline", "align-start", "shrinks"), styles.note);

export function useMomentText(): (at: string) => string {
  const presentation = usePresentation();
  return (at) => `${formatDateInBoth(presentation, at)} · ${formatTime(presentation, at)}`;
}

const words = { day: "daysLeft", hour: "hoursLeft", minute: "minutesLeft" } as const;

/** The time left, updated every 30 seconds and never announced. */
function TimeLeft({ until }: { until: string }) {
  const t = useTranslations("polls.card");
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return left === null ? null : <span>{t(words[left.unit], { count: left.count })}</span>;
}

export function PollFoot({ topicId, poll, onClosed }: { topicId: string; poll: Poll; onClosed: (poll: Poll) => void }) {
  const t = useTranslations("polls");
  const momentText = useMomentText();
  const [asks, setAsks] = useState(false);
  const { closesAt, isClosed } = poll;
  const Sign = isClosed ? LockIcon : ClockIcon;
  return (
    <div className={classNames(rowClass([1, 4], "wrap", "align-center", "above-4", "sm", "muted"), styles.foot)}>
      <span>{t("card.voters", { count: poll.voterCount })}</span>
      {closesAt !== null && (
        <span className={noteClass}>
          <Sign size={16} />
          <span>{t(isClosed ? "card.closed" : "card.closes", { when: momentText(closesAt) })}</span>
        </span>
      )}
      {closesAt !== null && !isClosed && <TimeLeft until={closesAt} />}
      {poll.can.close && (
        <span className={boxClass("to-end")}>
          <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
            {t("closing.close")}
          </Button>
        </span>
      )}
      {asks && (
        <ConfirmAction
          title={t("closing.title")}
          confirmLabel={t("closing.confirm")}
          cancelLabel={t("closing.cancel")}
          tone="strong"
          run={async () => onClosed((await closePoll({ params: { id: topicId } })).data)}
          message={t("closing.done")}
          failed={t("closing.failed")}
          onClose={() => setAsks(false)}
        >
          {t("closing.text")}
        </ConfirmAction>
      )}
    </div>
  );
}
