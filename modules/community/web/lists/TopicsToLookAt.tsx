import { useState } from "react";
import { useTranslations } from "use-intl";
import { allCategoryId, topicSorts, type TopicSort } from "../sorts.ts";
import { TopicsCard } from "./TopicsCard.tsx";

/** The first topics of all categories by activity, age or likes. */
export function TopicsToLookAt() {
  const t = useTranslations("community");
  const [sort, setSort] = useState<TopicSort>("activity");
  return (
    <TopicsCard
      title={t("latest.title")}
      linkLabel={t("latest.seeAllHint")}
      linkSort={sort}
      linkVariant="soft"
      list={{ category: allCategoryId, sort }}
      tabs={{
        label: t("sort.label"),
        options: topicSorts.map((value) => ({ value, label: t(`sort.${value}`) })),
        value: sort,
        onChange: setSort,
        panelLabel: t(`sort.${sort}`),
      }}
    />
  );
}
