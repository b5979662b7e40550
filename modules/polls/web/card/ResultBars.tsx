import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { PollChoice } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ChoiceText } from "./ChoiceText.tsx";
import styles from "./ResultBars.module.css";

/** A choice with its counts; null while hidden. */
export type ResultRow = { choice: PollChoice; isMine: boolean; votes: number | null; share: number | null };

/** The choices with bars of their percentages. The text contains everything that the bars show. */
export function ResultBars({ rows, locale }: { rows: readonly ResultRow[]; locale: Locale }) {
  const t = useTranslations("polls");
  const formats = useFormats();
  return (
    <ul className={stackClass(3, "list")} aria-label={t("results.label")}>
      {rows.map(({ choice, isMine, votes, share }) => (
        <li key={choice.id} className={isMine ? styles.mine : undefined}>
          <span className={rowClass([0, 2], "wrap", "align-baseline")}>
            <span className={classNames(textClass("shrinks", "anywhere"), isMine && textClass("ink", "medium"))}>
              <ChoiceText choice={choice} locale={locale} isMine={isMine} />
            </span>
            {share !== null && votes !== null && (
              <span className={textClass("to-end", "sm", "nowrap")}>
                <span className={textClass("ink", "medium")}>{formats.percent(share)}</span>{" "}
                <span className={textClass("muted")}>{t("results.votesOf", { count: votes })}</span>
              </span>
            )}
          </span>
          {share !== null && (
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
