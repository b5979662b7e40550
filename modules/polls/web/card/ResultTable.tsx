import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Locale } from "#shared/locale.ts";
import { CheckIcon } from "#ui/icons.ts";
import { boxClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { ChoiceText } from "./ChoiceText.tsx";
import type { ResultRow } from "./ResultBars.tsx";
import styles from "./ResultTable.module.css";

export interface ResultTableProps {
  rows: readonly ResultRow[];
  locale: Locale;
  voterCount: number;
}

/** The results in numbers. */
export function ResultTable({ rows, locale, voterCount }: ResultTableProps) {
  const t = useTranslations("polls");
  const formats = useFormats();
  return (
    <table className={styles.table}>
      <caption className={boxClass("unseen")}>{t("results.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("results.choice")}</th>
          <th scope="col" className={styles.number}>
            {t("results.votes")}
          </th>
          <th scope="col" className={styles.number}>
            {t("results.share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ choice, isMine, votes, share }) => (
          <tr key={choice.id}>
            <th scope="row" className={styles.choice}>
              <ChoiceText choice={choice} locale={locale} />
              {isMine && (
                <span className={styles.mark}>
                  <CheckIcon size={16} />
                  <VisuallyHidden>{t("card.mine")}</VisuallyHidden>
                </span>
              )}
            </th>
            <td className={styles.number}>{formats.figure(votes ?? 0)}</td>
            <td className={styles.number}>{formats.percent(share ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("results.voters")}</th>
          <td className={styles.number}>{formats.figure(voterCount)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
