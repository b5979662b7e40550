import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { switches, type SwitchValue, type TopicsFilterSearch } from "../admin/search.ts";
import styles from "./TopicFilters.module.css";

export interface TopicFiltersProps {
  id: string;
  search: TopicsFilterSearch;
}

const without = <Value extends object>(search: Value, name: keyof Value): Value =>
  Object.fromEntries(Object.entries(search).filter(([key]) => key !== name)) as Value;

/** The advanced search: every choice is an address at once, and all of them combine. */
export function TopicFilters({ id, search }: TopicFiltersProps) {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const navigate = useNavigate();
  const categories = useCategories().data?.data ?? [];

  const change = <Name extends keyof TopicsFilterSearch>(name: Name, value: TopicsFilterSearch[Name] | null): void =>
    void navigate({
      to: "/admin/topics/index",
      search: value === null ? without(search, name) : { ...search, [name]: value },
      resetScroll: false,
    });

  const date = (name: "createdFrom" | "createdTo") => (
    <DateField
      label={t(`filters.${name}`)}
      value={search[name] ?? null}
      onChange={(value) => change(name, value)}
      error={name === "createdTo" && isBackwards(search) ? t("filters.backwards") : undefined}
    />
  );
  return (
    <section className={styles.panel} id={id} aria-label={t("filters.title")}>
      {switches.map((name) => (
        <SegmentedChoice<SwitchValue | "any">
          key={name}
          legend={t(`filters.${name}`)}
          options={[
            { value: "any", label: t("any") },
            { value: "true", label: t("yes") },
            { value: "false", label: t("no") },
          ]}
          value={search[name] ?? "any"}
          onChange={(value) => change(name, value === "any" ? null : value)}
        />
      ))}
      {date("createdFrom")}
      {date("createdTo")}
      <Select
        label={t("filters.category")}
        placeholder={t("filters.allCategories")}
        options={categories
          .filter((category) => category.id !== allCategoryId)
          .map((category) => ({ value: category.id, label: nameIn(locale, category) }))}
        value={search.category ?? ""}
        onChange={(event) => change("category", event.target.value === "" ? null : event.target.value)}
      />
      <Select
        label={t("filters.sort")}
        options={[
          { value: "newest", label: t("filters.newest") },
          { value: "oldest", label: t("filters.oldest") },
        ]}
        value={search.sort ?? "newest"}
        onChange={(event) => change("sort", event.target.value === "oldest" ? "oldest" : null)}
      />
    </section>
  );
}

const isBackwards = ({ createdFrom, createdTo }: TopicsFilterSearch): boolean =>
  createdFrom !== undefined && createdTo !== undefined && createdFrom > createdTo;
