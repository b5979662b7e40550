import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClass, textClass } from "#ui/primitives.ts";
import { ChoiceText } from "./ChoiceText.tsx";
import type { ResultRow } from "./ResultBars.tsx";
import styles from "./ResultTable.module.css";

export interface ResultTableProps {
  rows: readonly ResultRow[];
  locale: Locale;
  voterCount: number;
}

const number = classNames(textClass("tabular"), styles.number);

export function ResultTable({ rows, locale, voterCount }: ResultTableProps) {
  const t = useTranslations("polls");
  const formats = useFormats();
  return (
    <table className={classNames(textClass("full", "sm"), styles.table)}>
      <caption className={boxClass("unseen")}>{t("results.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("results.choice")}</th>
          <th scope="col" className={number}>
            {t("results.votes")}
          </th>
          <th scope="col" className={number}>
            {t("results.share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ choice, isMine, votes, share }) => (
          <tr key={choice.id}>
            <th scope="row" className={textClass("plain", "normal", "anywhere")}>
              <ChoiceText choice={choice} locale={locale} isMine={isMine} />
            </th>
            <td className={number}>{formats.figure(votes ?? 0)}</td>
            <td className={number}>{formats.percent(share ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("results.voters")}</th>
          <td className={number}>{formats.figure(voterCount)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
