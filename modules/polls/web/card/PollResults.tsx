import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { shareOf } from "../compute-shares.ts";
import styles from "./PollCard.module.css";
import { useMomentText } from "./PollFoot.tsx";
import { ResultBars } from "./ResultBars.tsx";
import { ResultTable } from "./ResultTable.tsx";
import { ResultTools } from "./ResultTools.tsx";

export interface PollResultsProps {
  topicId: string;
  poll: Poll;
  locale: Locale;
  children: ReactNode;
}

const tools = classNames(rowClass(2, "wrap", "align-center", "above-4"), styles.tools);

/** Returns when hidden results become visible, as a sentence; null if they are visible. */
function useHiddenUntil(poll: Poll): string | null {
  const t = useTranslations("polls.card");
  const momentText = useMomentText();
  if (poll.can.seeResults) return null;
  if (poll.results === "afterVote") return t("hiddenUntilVote");
  if (poll.closesAt === null) return t("hiddenUntilClosed");
  return t("hiddenUntilClose", { when: momentText(poll.closesAt) });
}

/** The results as bars or as a table; while hidden, the user's choice and the time when they become visible. */
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
      {hidden !== null && (
        <p className={classNames(textClass("flush", "below-3", "sm", "plain"), styles.hidden)}>{hidden}</p>
      )}
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
      <div className={tools}>
        <ResultTools topicId={topicId} poll={poll} locale={locale} />
        {hidden === null && (
          <span className={classNames(boxClass("to-end"), styles.form)}>
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
      <div className={tools}>{children}</div>
    </div>
  );
}
