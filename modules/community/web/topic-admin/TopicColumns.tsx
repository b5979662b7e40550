import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { FlagIcon } from "#ui/icons.ts";
import { isolated } from "../isolated.ts";
import type { RowOrder } from "./BulkDialog.tsx";
import styles from "./TopicColumns.module.css";
import { TopicFacts } from "./TopicFacts.tsx";
import { TopicOperations } from "./TopicOperations.tsx";
import { titleIn } from "./title.ts";

interface TitleProps {
  topic: TopicSummary;
  language: "ar" | "en";
  /** The other title stands in on a phone, where this one is the card's. */
  isFirst: boolean;
}

function Title({ topic, language, isFirst }: TitleProps) {
  const t = useTranslations("communityAdmin");
  const own = language === "ar" ? topic.titleAr : topic.titleEn;
  const other = language === "ar" ? topic.titleEn : topic.titleAr;
  const link = (text: string, lang: "ar" | "en") => (
    <Link
      to="/community/categories/$id/topic/$topicId"
      params={{ id: topic.category.id, topicId: topic.id }}
      className={styles.title}
    >
      <bdi lang={lang}>{text}</bdi>
    </Link>
  );
  if (own !== null) return link(own, language);
  return (
    <>
      <span className={isFirst ? styles.dash : undefined}>{t("none")}</span>
      {isFirst && other !== null && (
        <span className={styles.standIn}>{link(other, language === "ar" ? "en" : "ar")}</span>
      )}
    </>
  );
}

/** The columns of the specification; the reader's own language first. */
export function useTopicColumns(onOrder: (order: RowOrder) => void): readonly DataColumn<TopicSummary>[] {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const formats = useFormats();
  const name = (language: "ar" | "en"): DataColumn<TopicSummary> => ({
    id: language,
    header: t(language === "ar" ? "columns.nameAr" : "columns.nameEn"),
    isName: language === locale,
    cell: (topic) => (
      <>
        <Title topic={topic} language={language} isFirst={language === locale} />
        {language === locale && <TopicFacts topic={topic} />}
      </>
    ),
  });
  return [
    name(locale),
    name(locale === "ar" ? "en" : "ar"),
    {
      id: "createdAt",
      header: t("columns.createdAt"),
      narrow: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.date} dir="ltr">
          {formats.isoDate(createdAt)}
        </time>
      ),
    },
    {
      id: "isActive",
      header: t("columns.isActive"),
      narrow: true,
      cell: ({ isActive }) => <Badge tone={isActive ? "success" : "danger"}>{t(isActive ? "yes" : "no")}</Badge>,
    },
    {
      id: "operation",
      header: t("columns.operation"),
      narrow: true,
      cell: (topic) => <TopicOperations topic={topic} onOrder={onOrder} />,
    },
    {
      id: "report",
      header: t("columns.report"),
      narrow: true,
      cell: (topic) =>
        topic.hasReport ? (
          <Link
            to="/admin/reports"
            search={{ topic: topic.id }}
            className={styles.report}
            aria-label={t("topics.casesOf", { title: isolated(titleIn(locale, topic)) })}
          >
            <FlagIcon size={16} />
            {t("topics.cases")}
          </Link>
        ) : (
          t("none")
        ),
    },
  ];
}
