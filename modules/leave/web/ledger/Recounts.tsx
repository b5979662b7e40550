import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { LeaveRecount } from "#modules/leave/contract/schemas-balances.ts";
import { RecountedDays } from "#kit/recounted/RecountedDays.tsx";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import type { LedgerLinks } from "./Movements.tsx";

type RecountsProps = { recounts: readonly LeaveRecount[]; renderRequest: LedgerLinks["renderRequest"] };

/** Leave that takes other days since a schedule changed; nothing if there is none. */
export function Recounts({ recounts, renderRequest }: RecountsProps) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  if (recounts.length === 0) return null;
  return (
    <Card title={t("recounts")}>
      <p className={textClass("flush", "below-3", "sm", "muted")}>{t("recountsIntro")}</p>
      <ul className={stackClass(4, "list")}>
        {recounts.map(({ id, request, from, to, days, countedAt }) => (
          <li key={id} className={stackClass(1)}>
            <span className={rowClass(2, "wrap", "between")}>
              <span>{from === to ? date(from) : t("span", { from: date(from), to: date(to) })}</span>
              <span className={textClass("xs", "muted")}>
                <Moment at={countedAt} style="dateTime" />
              </span>
            </span>
            <RecountedDays days={days} />
            {request !== null &&
              renderRequest(request, {
                className: textClass("xs", "normal"),
                children: t("request", { number: formats.number(Number(request), { useGrouping: false }) }),
              })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
