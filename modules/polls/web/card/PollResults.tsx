import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { formatDateInBoth, formatTime } from "#shared/dates.ts";
import type { Locale } from "#shared/locale.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { boxClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { shareOf } from "../shares.ts";
import { ResultBars } from "./ResultBars.tsx";
import { ResultTable } from "./ResultTable.tsx";
import { ResultTools } from "./ResultTools.tsx";
import styles from "./PollResults.module.css";

export interface PollResultsProps {
  topicId: string;
  poll: Poll;
  locale: Locale;
  /** What can be done with one's vote. */
  children: ReactNode;
}

/** When results that are hidden will be shown, in both calendars. */
function useHiddenUntil(poll: Poll): string | null {
  const t = useTranslations("polls.card");
  const presentation = usePresentation();
  if (poll.can.seeResults) return null;
  if (poll.results === "afterVote") return t("hiddenUntilVote");
  if (poll.closesAt === null) return t("hiddenUntilClosed");
  const when = `${formatDateInBoth(presentation, poll.closesAt)} · ${formatTime(presentation, poll.closesAt)}`;
  return t("hiddenUntilClose", { when });
}

/** What people chose, as bars or as a table; while that is hidden, what the reader chose and when it will be shown. */
export function PollResults({ topicId, poll, locale, children }: PollResultsProps) {
  const t = useTranslations("polls.results");
  const formats = useFormats();
  const hidden = useHiddenUntil(poll);
  const [form, setForm] = useState<"bars" | "table">("bars");
  const rows = poll.choices.map((choice) => ({
    choice,
    isMine: poll.myChoices.includes(choice.id),
    votes: choice.votes,
    share: choice.votes === null ? null : shareOf(choice.votes, poll.voterCount),
  }));
  const isOverfull = poll.maximumChoices > 1 && rows.reduce((sum, { share }) => sum + (share ?? 0), 0) > 1.005;
  return (
    <div className={boxClass("above-4")}>
      {hidden !== null && <p className={styles.hidden}>{hidden}</p>}
      {form === "table" && hidden === null ? (
        <ResultTable rows={rows} locale={locale} voterCount={poll.voterCount} />
      ) : (
        <ResultBars rows={rows} locale={locale} />
      )}
      {isOverfull && (
        <p className={textClass("flush", "above-2", "xs", "muted")}>
          {t("severalHint", { whole: formats.percent(1) })}
        </p>
      )}
      <div className={styles.foot}>
        <ResultTools topicId={topicId} poll={poll} locale={locale} />
        {hidden === null && (
          <span className={styles.form}>
            <SegmentedChoice
              legend={t("shownAs")}
              hideLegend
              options={[
                { value: "bars", label: t("bars") },
                { value: "table", label: t("table") },
              ]}
              value={form}
              onChange={setForm}
            />
          </span>
        )}
      </div>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}
