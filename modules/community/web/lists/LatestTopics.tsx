import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { TopicsCard } from "./TopicsCard.tsx";
import { useTopicsAbove } from "./use-topics-above.ts";

export function LatestTopics() {
  const t = useTranslations("community");
  const locale = useLocale();
  const navigate = useNavigate();
  const { category: chosen = allCategoryId } = useSearch({ from: "/app/" });
  const { data } = useCategories();
  const above = useTopicsAbove();
  const categories = data?.data.filter(({ isActive }) => isActive) ?? [];
  const category = categories.find(({ id }) => id === chosen);
  const shown = data === undefined ? chosen : (category?.id ?? allCategoryId);

  const show = (id: string): void =>
    void navigate({ to: "/", search: id === allCategoryId ? {} : { category: id }, replace: true, resetScroll: false });
  const options = categories.map((option) => ({ value: option.id, label: <bdi>{nameIn(locale, option)}</bdi> }));
  return (
    <TopicsCard
      title={t("latest.title")}
      linkLabel={t("latest.seeAllHint")}
      list={{ category: shown, sort: "activity" }}
      {...(shown === allCategoryId ? { without: above } : {})}
      tabs={{
        label: t("categories"),
        options: options.length === 0 ? [{ value: allCategoryId, label: t("allTopics") }] : options,
        value: shown,
        onChange: show,
        panelLabel: category === undefined ? t("allTopics") : nameIn(locale, category),
      }}
    />
  );
}
