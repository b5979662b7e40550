import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import type { WorkItem } from "#modules/services/contract/schemas-work.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { workListQuery } from "../api.ts";
import { useLateness } from "./use-lateness.ts";
import styles from "./MyWork.module.css";

const maxItems = 4;

/** The work list on the home page; null while it is empty. Must-reads have a widget of their own. */
export function MyWork() {
  const t = useTranslations("services");
  const query = useQuery(workListQuery);
  const widget = useWidget(t("workList"), query);
  const { data } = query;
  const items = data?.data.filter(({ kind }) => kind !== "mustRead") ?? [];
  const overtime = data?.counts.overtime ?? 0;
  if (data !== undefined && items.length + overtime === 0) return null;
  return (
    <WidgetCard
      {...widget}
      rows={2}
      actions={
        data !== undefined && (
          <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/work-list" {...slot} />}>
            {t("all", { count: data.counts.count })}
          </Button>
        )
      }
    >
      <ul className={classNames(boxClass("list"), styles.list)}>
        {items.slice(0, maxItems).map((item) => (
          <WorkLine key={`${item.kind} ${item.id}`} item={item} />
        ))}
        {overtime > 0 && (
          <li>
            <Link className={classNames(stackClass(1, "ink"), styles.link)} to="/work-list">
              <span className={textClass("medium", "tight")}>{t("work.overtime", { count: overtime })}</span>
            </Link>
          </li>
        )}
      </ul>
    </WidgetCard>
  );
}

function WorkLine({ item: { kind, dueBy, request, deputy, topic } }: { item: WorkItem }) {
  const t = useTranslations("services.work");
  const formats = useFormats();
  const locale = useLocale();
  const isLate = useLateness(dueBy);
  const period = request?.approval?.period ?? null;
  const datesOf = ({ from, to }: { from: string; to: string }): string =>
    from === to
      ? formats.date(from, "day")
      : t("span", { from: formats.date(from, "day"), to: formats.date(to, "day") });
  const title =
    topic !== null
      ? pickText(locale, { en: topic.titleEn, ar: topic.titleAr })
      : { text: request === null ? "" : nameIn(locale, request.service), locale };
  const who = request?.requester ?? deputy?.person ?? null;
  const content = (
    <>
      {/* Each title in its own direction, aligned with the list. */}
      <span className={textClass("medium", "tight", "anywhere", "justify-self-start")} dir="auto" lang={title.locale}>
        {title.text === "" ? t("deputyTitle") : title.text}
      </span>
      <span className={textClass("xs", isLate ? "danger" : "muted")}>
        {kind === "approval" || kind === "deputy" ? (
          <>
            <bdi>{who === null ? "" : nameIn(locale, who)}</bdi>
            {period !== null && <> · {datesOf(period)}</>}
          </>
        ) : (
          t(kind === "poll" ? "poll" : "returned")
        )}
        {dueBy !== null && ` · ${t(isLate ? "late" : "due", { kind, date: formats.date(dueBy, "day") })}`}
      </span>
    </>
  );
  const linkClass = classNames(stackClass(1, "ink"), styles.link);
  return (
    <li>
      {topic !== null ? (
        <Link
          className={linkClass}
          to="/community/categories/$id/topic/$topicId"
          params={{ id: topic.categoryId, topicId: topic.id }}
        >
          {content}
        </Link>
      ) : request !== null ? (
        <Link className={linkClass} to="/e-services/requests/$id" params={{ id: request.id }}>
          {content}
        </Link>
      ) : (
        <Link className={linkClass} to="/work-list">
          {content}
        </Link>
      )}
    </li>
  );
}
