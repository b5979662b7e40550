import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { allCategoryId, topicSorts, type TopicSort } from "../sorts.ts";
import { FewTopics } from "./FewTopics.tsx";
import styles from "./TopicsToLookAt.module.css";

/** A look into everything: what moves, what is new, what is liked most. */
export function TopicsToLookAt() {
  const t = useTranslations("community");
  const [sort, setSort] = useState<TopicSort>("activity");
  const panelId = useId();
  return (
    <Card
      flush
      title={t("latest.title")}
      actions={
        <Button
          size="sm"
          iconAfter={<ArrowForwardIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/community/categories/$id"
              params={{ id: allCategoryId }}
              search={sort === "activity" ? {} : { sort }}
              {...slot}
              aria-label={t("latest.seeAllHint")}
            />
          )}
        >
          {t("latest.seeAll")}
        </Button>
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label={t("sort.label")}
          options={topicSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={setSort}
          panelId={panelId}
        />
      </div>
      <div className={styles.panel} id={panelId} role="tabpanel" aria-label={t(`sort.${sort}`)}>
        <FewTopics list={{ category: allCategoryId, sort }} />
      </div>
    </Card>
  );
}
