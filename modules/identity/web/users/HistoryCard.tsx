import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { AccountEvent } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Meta } from "#ui/Meta.tsx";
import styles from "./Account.module.css";
import { listAccountHistory } from "./api.ts";
import { LoadState } from "./components/LoadState.tsx";
import { useSpanText } from "./RolesCard.tsx";

const limit = 10;

function Event({ event }: { event: AccountEvent }) {
  const t = useTranslations("accounts.history");
  const locale = useLocale();
  const spanText = useSpanText();
  const role = event.role === null ? t("someRole") : isolated(nameIn(locale, event.role));
  const isDated = event.action.startsWith("role.") && (event.from !== null || event.to !== null);
  return (
    <li className={styles.text}>
      <span className={styles.strong}>{t(`action.${event.action}`, { role, count: event.count ?? 0 })}</span>
      <span className={styles.note}>
        <Meta>
          <Moment at={event.at} style="dateTime" />
          {event.actor !== null && <span>{t("by", { name: isolated(nameIn(locale, event.actor)) })}</span>}
          {isDated && <span>{spanText(event)}</span>}
        </Meta>
      </span>
      {event.reason !== null && (
        <span className={styles.note} dir="auto">
          {t("reason", { reason: isolated(event.reason) })}
        </span>
      )}
    </li>
  );
}

/** What happened to an account, the latest first. */
export function HistoryCard({ id }: { id: string }) {
  const t = useTranslations("accounts.history");
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listAccountHistory.path, id],
    queryFn: ({ pageParam, signal }) =>
      listAccountHistory(
        { params: { id }, query: { limit, ...(pageParam === "" ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ page }) => page.next,
  });
  const events = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card title={t("title")}>
      {data === undefined ? (
        <LoadState error={error} height="10rem" headingLevel={3} retrying={isFetching} onRetry={() => void refetch()} />
      ) : events.length === 0 ? (
        <p className={styles.note}>{t("none")}</p>
      ) : (
        <ul className={styles.list}>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
    </Card>
  );
}
