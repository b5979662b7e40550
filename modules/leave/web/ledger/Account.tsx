import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { LeaveFigures, OwnLedger } from "#modules/leave/contract/schemas-balances.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { figures, movementsOf, type Figure } from "./find-movements.ts";
import { Recounts } from "./Recounts.tsx";
import { Movements, type LedgerLinks } from "./Movements.tsx";

type AccountProps = {
  ledger: Pick<OwnLedger, "figures" | "missing" | "movements" | "on" | "period" | "recounts">;
  links: LedgerLinks;
};

/** A balance: its figures, what expires when, and the movements, of all or of one figure. */
export function Account({ ledger, links }: AccountProps) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const [why, setWhy] = useState<Figure | null>(null);
  if (ledger.figures === null) return <Banner tone="info">{t(`missing.${ledger.missing ?? "policy"}`)}</Banner>;
  const { on, period } = ledger;
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const shown = movementsOf(why, ledger).toReversed();
  const [coming, past] = [shown.filter((one) => one.date > on), shown.filter((one) => one.date <= on)];
  return (
    <div className={stackClass(5, "fits")}>
      <Card title={t("onDate", { date: date(on) })}>
        <div className={stackClass(5, "fits")}>
          <div className={gridClass(14, 4)}>
            {figures.map((figure) => (
              <FigureTile
                key={figure}
                figure={figure}
                days={ledger.figures?.[figure] ?? 0}
                isShown={why === figure}
                onWhy={() => setWhy(why === figure ? null : figure)}
              />
            ))}
          </div>
          <Expiring expiring={ledger.figures.expiring} />
        </div>
      </Card>
      {why !== null && (
        <div className={rowClass(3, "wrap", "align-center", "between")} role="status">
          <span className={textClass("sm", "muted")}>
            {t(`because.${why}`, { date: date(on), from: date(period?.from ?? on) })}
          </span>
          <Button size="sm" variant="quiet" onClick={() => setWhy(null)}>
            {t("showAll")}
          </Button>
        </div>
      )}
      <Recounts recounts={ledger.recounts} renderRequest={links.renderRequest} />
      {coming.length > 0 && (
        <Card title={t("coming")} flush>
          <div className={boxClass("above-3")}>
            <Movements links={links} label={t("coming")} movements={coming} />
          </div>
        </Card>
      )}
      <Card title={why === null ? t("movements") : t(`figures.${why}`)} flush={past.length > 0}>
        {past.length === 0 ? (
          <p className={textClass("flush", "sm", "muted")}>{t("noMovements")}</p>
        ) : (
          <div className={boxClass("above-3")}>
            <Movements links={links} label={t("movements")} movements={past} />
          </div>
        )}
      </Card>
    </div>
  );
}

type FigureTileProps = { figure: Figure; days: number; isShown: boolean; onWhy: () => void };

function FigureTile({ figure, days, isShown, onWhy }: FigureTileProps) {
  const t = useTranslations("leaveLedger");
  return (
    <div className={stackClass(0, "items-start")}>
      <span className={textClass("sm", "muted")}>{t(`figures.${figure}`)}</span>
      <span className={rowClass(1, "align-center")}>
        <span className={textClass("lg", "bold", "ink", "tabular", "nowrap")}>{t("days", { count: days })}</span>
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={isShown}
          aria-label={t("whyOf", { figure: t(`figures.${figure}`) })}
          onClick={onWhy}
        >
          {t("why")}
        </Button>
      </span>
    </div>
  );
}

function Expiring({ expiring }: Pick<LeaveFigures, "expiring">) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  return (
    <div className={stackClass(1)}>
      <h3 className={textClass("flush", "sm", "bold")}>{t("expiring")}</h3>
      {expiring.length === 0 ? (
        <p className={textClass("flush", "sm", "muted")}>{t("expiringNothing")}</p>
      ) : (
        <ul className={stackClass(1, "list", "sm")}>
          {expiring.map(({ date, days }) => (
            <li key={date}>
              {t("expiringOn", {
                days: t("days", { count: days }),
                date: isolated(formats.dateInBoth(date, "medium")),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
