import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { FewTopics } from "./FewTopics.tsx";
import styles from "./TopicsToLookAt.module.css";
import { useTopicsAbove } from "./use-topics-above.ts";

/** The latest of the community for the home page, of all categories or of one. */
export function LatestTopics() {
  const t = useTranslations("community");
  const locale = useLocale();
  const navigate = useNavigate();
  const { category: chosen = allCategoryId } = useSearch({ from: "/app/" });
  const { data } = useCategories();
  const panelId = useId();
  const above = useTopicsAbove();
  const categories = data?.data.filter(({ isActive }) => isActive) ?? [];
  const category = categories.find(({ id }) => id === chosen);
  const shown = data === undefined ? chosen : (category?.id ?? allCategoryId);

  const show = (id: string): void =>
    void navigate({ to: "/", search: id === allCategoryId ? {} : { category: id }, replace: true, resetScroll: false });

  return (
    <Card
      flush
      title={t("latest.title")}
      actions={
        <Button
          size="sm"
          variant="quiet"
          iconAfter={<ArrowForwardIcon size={18} />}
          renderLink={(slot) => (
            <Link to="/community/categories/$id" params={{ id: shown }} {...slot} aria-label={t("latest.seeAllHint")} />
          )}
        >
          {t("latest.seeAll")}
        </Button>
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label={t("categories")}
          options={
            categories.length === 0
              ? [{ value: allCategoryId, label: t("allTopics") }]
              : categories.map((option) => ({ value: option.id, label: <bdi>{nameIn(locale, option)}</bdi> }))
          }
          value={shown}
          onChange={show}
          panelId={panelId}
        />
      </div>
      <div
        className={styles.panel}
        id={panelId}
        role="tabpanel"
        aria-label={category === undefined ? t("allTopics") : nameIn(locale, category)}
      >
        <FewTopics
          list={{ category: shown, sort: "activity" }}
          {...(shown === allCategoryId ? { without: above } : {})}
        />
      </div>
    </Card>
  );
}
