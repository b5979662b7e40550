import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ApprovalFacts } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useLengthText } from "../form/use-length-text.ts";
import { BrokenMinimums } from "../components/BrokenMinimums.tsx";
import { usePeriodText } from "../components/use-period-text.ts";

/** The facts for an approver: dates, length, the balance after approval, and absent team members. */
export function ApprovalSummary({ facts }: { facts: ApprovalFacts }) {
  const t = useTranslations("servicePages.approval");
  const periodText = usePeriodText();
  const lengthText = useLengthText();
  const { period, amount, left } = facts;
  if (period === null) return null;
  return (
    <div className={stackClass(1)}>
      <p className={textClass("flush", "sm")}>
        <Meta>
          <strong className={textClass("medium")}>{periodText(period)}</strong>
          {amount !== null && lengthText(amount.unit, amount.count)}
          {amount !== null && left !== null && (
            <span className={left < 0 ? textClass("danger") : undefined}>
              {left < 0
                ? t("over", { over: lengthText(amount.unit, -left) })
                : t("left", { left: lengthText(amount.unit, left) })}
            </span>
          )}
        </Meta>
      </p>
      {facts.isWithoutBalance && <p className={textClass("flush", "xs", "muted")}>{t("withoutBalance")}</p>}
      {period.fromTime === null && <Away facts={facts} />}
      <BrokenMinimums broken={facts.coverage} />
    </div>
  );
}

function Away({ facts: { away, awayCount } }: { facts: ApprovalFacts }) {
  const t = useTranslations("servicePages.approval");
  const locale = useLocale();
  const periodText = usePeriodText();
  if (awayCount === 0) return <p className={textClass("flush", "xs", "muted")}>{t("alone")}</p>;
  return (
    <p className={textClass("flush", "xs", "muted")}>
      {t("away", { count: awayCount })}{" "}
      <Meta>
        {away.map(({ person, from, to }) => (
          <span key={person.id}>
            <bdi>{nameIn(locale, person)}</bdi> <bdi>({periodText({ from, to, fromTime: null, toTime: null })})</bdi>
          </span>
        ))}
        {awayCount > away.length && t("others", { count: awayCount - away.length })}
      </Meta>
    </p>
  );
}
