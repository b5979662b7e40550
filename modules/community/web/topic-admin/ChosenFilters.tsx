import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { nameIn } from "#shared/locale.ts";
import { useCategories } from "../use-categories.ts";
import { switches, type TopicsFilterSearch } from "../admin/search.ts";

/** The filters in force, each to be taken away by a press. */
export function ChosenFilters({ search }: { search: TopicsFilterSearch }) {
  const t = useTranslations("communityAdmin.filters");
  const locale = useLocale();
  const navigate = useNavigate();
  const categories = useCategories().data?.data ?? [];

  const chips: { id: keyof TopicsFilterSearch; label: string }[] = switches.flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    return [{ id: name, label: t(value === "true" ? "chipYes" : "chipNo", { filter: t(name) }) }];
  });
  if (search.search !== undefined)
    chips.unshift({ id: "search", label: t("chipSearch", { text: isolated(search.search) }) });
  if (search.category !== undefined) {
    const category = categories.find(({ id }) => id === search.category);
    const name = category === undefined ? t("unknownCategory") : nameIn(locale, category);
    chips.push({ id: "category", label: t("chipCategory", { name: isolated(name) }) });
  }
  if (search.createdFrom !== undefined) {
    chips.push({ id: "createdFrom", label: t("chipFrom", { date: isolated(search.createdFrom) }) });
  }
  if (search.createdTo !== undefined) {
    chips.push({ id: "createdTo", label: t("chipTo", { date: isolated(search.createdTo) }) });
  }
  const remove = (gone: keyof TopicsFilterSearch): void => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== gone));
    void navigate({ to: "/admin/topics/index", search: rest, resetScroll: false });
  };
  return (
    <FilterChips
      bar
      chips={chips}
      onRemove={remove}
      renderClear={(slot) => <Link to="/admin/topics/index" search={{}} resetScroll={false} {...slot} />}
    />
  );
}
