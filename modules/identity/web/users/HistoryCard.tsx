import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { pagesOf } from "#client/query.ts";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { AccountEvent } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { Meta } from "#ui/Meta.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "../components/Words.module.css";
import { listAccountHistory } from "./api.ts";
import { useSpanText } from "./RolesCard.tsx";

const limit = 10;

function Event({ event }: { event: AccountEvent }) {
  const t = useTranslations("accounts.history");
  const locale = useLocale();
  const spanText = useSpanText();
  const role = event.role === null ? t("someRole") : isolated(nameIn(locale, event.role));
  const isDated = event.action.startsWith("role.") && (event.from !== null || event.to !== null);
  return (
    <li className={styles.words} data-row={event.id}>
      <span className={textClass("ink", "medium")}>
        {t(`action.${event.action}`, { role, count: event.count ?? 0 })}
      </span>
      <span className={textClass("flush", "sm", "muted", "anywhere")}>
        <Meta>
          <Moment at={event.at} style="dateTime" />
          {event.actor !== null && <span>{t("by", { name: isolated(nameIn(locale, event.actor)) })}</span>}
          {isDated && <span>{spanText(event)}</span>}
        </Meta>
      </span>
      {event.reason !== null && (
        <span className={textClass("flush", "sm", "muted", "anywhere")} dir="auto">
          {t("reason", { reason: isolated(event.reason) })}
        </span>
      )}
    </li>
  );
}

export function HistoryCard({ id }: { id: string }) {
  const t = useTranslations("accounts.history");
  const list = usePlacedPages(pagesOf(listAccountHistory, { params: { id }, query: { limit } }), rowId);
  const { rows, earlier, later, frame } = list;
  return (
    <Card title={t("title")}>
      {rows === undefined ? (
        <Loading query={list} shape="10rem" headingLevel={3} />
      ) : rows.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("none")}</p>
      ) : (
        <>
          <MoreRows {...earlier} />
          <ul className={stackClass(4, "list")} ref={frame}>
            {rows.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
          <MoreRows {...later} />
        </>
      )}
    </Card>
  );
}
