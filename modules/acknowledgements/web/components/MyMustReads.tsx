import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import { pickText } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { myMustReadsQuery } from "../api.ts";
import styles from "./MyMustReads.module.css";

export function MyMustReads() {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const locale = useLocale();
  const query = useQuery(myMustReadsQuery);
  const widget = useWidget(t("mine"), query);
  const mine = query.data?.data ?? [];
  if (query.data !== undefined && mine.length === 0) return null;
  return (
    <WidgetCard {...widget} rows={1}>
      <ul className={styles.list}>
        {mine.map(({ topicId, categoryId, titleAr, titleEn, dueOn, isOverdue }) => {
          const title = pickText(locale, { en: titleEn, ar: titleAr });
          return (
            <li key={topicId}>
              <Link
                className={classNames(stackClass(1, "ink"), styles.link)}
                to="/community/categories/$id/topic/$topicId"
                params={{ id: categoryId, topicId }}
              >
                {/* Each title in its own direction, aligned with the list. */}
                <span
                  className={textClass("medium", "tight", "anywhere", "justify-self-start")}
                  lang={title.locale}
                  dir="auto"
                >
                  {title.text}
                </span>
                <span className={textClass("xs", isOverdue ? "danger" : "muted")}>
                  {t(isOverdue ? "wasDue" : "due", { date: formats.date(dueOn, "day") })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </WidgetCard>
  );
}
