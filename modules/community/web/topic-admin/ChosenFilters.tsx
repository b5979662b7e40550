import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { switches, without, type TopicsFilterSearch } from "../admin/search.ts";
import { useCategoryOptions } from "../use-categories.ts";

export function ChosenFilters({ search }: { search: TopicsFilterSearch }) {
  const t = useTranslations("communityAdmin.filters");
  const navigate = useNavigate();
  const category = useCategoryOptions(({ id }) => id === search.category)[0]?.label ?? t("unknownCategory");

  const chip = (id: keyof TopicsFilterSearch, label: (value: string) => string) => {
    const value = search[id];
    return value === undefined ? [] : [{ id, label: label(value) }];
  };
  const chips = [
    ...chip("search", (text) => t("chipSearch", { text: isolated(text) })),
    ...switches.flatMap((name) =>
      chip(name, (value) => t(value === "true" ? "chipYes" : "chipNo", { filter: t(name) })),
    ),
    ...chip("category", () => t("chipCategory", { name: isolated(category) })),
    ...chip("createdFrom", (date) => t("chipFrom", { date: isolated(date) })),
    ...chip("createdTo", (date) => t("chipTo", { date: isolated(date) })),
  ];
  return (
    <FilterChips
      bar
      chips={chips}
      onRemove={(gone) =>
        void navigate({ to: "/admin/topics/index", search: without(search, gone), resetScroll: false })
      }
      renderClear={(slot) => <Link to="/admin/topics/index" search={{}} resetScroll={false} {...slot} />}
    />
  );
}
