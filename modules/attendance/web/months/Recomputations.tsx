import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { isUnfinished, useRecomputations } from "./api.ts";
import styles from "./Months.module.css";

const causes = [
  "zone",
  "location",
  "exceptionDay",
  "workingTimeRule",
  "overtimePolicy",
  "month",
  "role",
  "account",
] as const;

/** The changed kind, from an action such as `zone.updated` or `month.reopened`. */
function causeOf(cause: string) {
  const [kind] = cause.split(".");
  return kind === "locationZoneUser" ? "assignment" : (causes.find((known) => known === kind) ?? "other");
}

function Work({ one }: { one: Recomputation }) {
  const t = useTranslations("attendanceReview.recomputations");
  const formats = useFormats();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const { from, to, total, done, changed, state, createdAt } = one;
  return (
    <li className={stackClass(1, "sm")}>
      <p className={textClass("flush", "ink", "medium")}>{t(`cause.${causeOf(one.cause)}`)}</p>
      <p className={textClass("flush", "xs", "muted")}>
        {from === to ? date(from) : t("span", { from: date(from), to: date(to) })}
      </p>
      {isUnfinished(one) ? (
        <ProgressBar share={total === 0 ? 0 : done / total} label={t("progress", { done, count: total })} />
      ) : (
        <p className={textClass("flush", "xs", "muted")}>
          {state === "failed" ? (
            <Badge tone="danger">{t("failedState")}</Badge>
          ) : (
            t("result", { people: t("people", { count: total }), days: t("days", { count: changed }) })
          )}
          {" · "}
          <Moment at={createdAt} style="ago" />
        </p>
      )}
    </li>
  );
}

/** Recomputations in progress after changes of rules, and the last finished ones. */
export function Recomputations() {
  const t = useTranslations("attendanceReview.recomputations");
  const query = useRecomputations();
  const { data } = query;
  return (
    <Card flush title={t("title")}>
      {data === undefined ? (
        <Loading query={query} label={t("loading")} shape="8rem" failed={t("failed")} />
      ) : data.data.length === 0 ? (
        <EmptyState plain headingLevel={3} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className={classNames(styles.work, boxClass("list"))}>
          {data.data.map((one) => (
            <Work key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}
