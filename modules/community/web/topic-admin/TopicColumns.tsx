import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { FlagIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { useAdminColumns } from "../admin/AdminColumns.tsx";
import { RowOperations } from "../admin/RowOperations.tsx";
import { topicForEditUrl } from "../writing/find-topic-for-url.ts";
import type { RowOrder } from "./BulkDialog.tsx";
import styles from "./TopicColumns.module.css";
import { TopicFacts } from "./TopicFacts.tsx";
import { titleIn } from "./present-title.ts";

/** A title; if the first column's is missing, the other one replaces it on a phone, where it is the card's heading. */
function Title({ topic, language, isFirst }: { topic: TopicSummary; language: Locale; isFirst: boolean }) {
  const t = useTranslations("communityAdmin");
  const own = language === "ar" ? topic.titleAr : topic.titleEn;
  const other = language === "ar" ? topic.titleEn : topic.titleAr;
  const link = (text: string, lang: Locale) => (
    <Link
      to="/community/categories/$id/topic/$topicId"
      params={{ id: topic.category.id, topicId: topic.id }}
      className={classNames(textClass("ink", "medium", "tight"), styles.title)}
    >
      <bdi lang={lang}>{text}</bdi>
    </Link>
  );
  if (own !== null) return link(own, language);
  return (
    <>
      <span className={isFirst ? styles.dash : undefined}>{t("none")}</span>
      {isFirst && other !== null && <span className={styles.standIn}>{link(other, otherLocale(language))}</span>}
    </>
  );
}

export function useTopicColumns(onOrder: (order: RowOrder) => void): readonly DataColumn<TopicSummary>[] {
  const t = useTranslations("communityAdmin.topics");
  const locale = useLocale();
  return useAdminColumns<TopicSummary>({
    name: (topic, language, isFirst) => (
      <>
        <Title topic={topic} language={language} isFirst={isFirst} />
        {isFirst && <TopicFacts topic={topic} />}
      </>
    ),
    operations: (topic) => {
      const title = isolated(titleIn(locale, topic));
      return (
        <RowOperations
          labelOf={(operation) => t(operation, { title })}
          renderEdit={(slot) => (
            <Link
              to="/community/topics/$id/edit"
              params={{ id: topic.id }}
              search={{ topic: topicForEditUrl(topic) }}
              {...slot}
            />
          )}
          isActive={topic.isActive}
          onOrder={(action) => onOrder({ action, ids: [topic.id], title })}
        />
      );
    },
    report: (topic, className) =>
      topic.hasReport ? (
        <Link
          to="/admin/reports"
          search={{ topic: topic.id }}
          className={className}
          aria-label={t("casesOf", { title: isolated(titleIn(locale, topic)) })}
        >
          <FlagIcon size={16} />
          {t("cases")}
        </Link>
      ) : null,
  });
}
