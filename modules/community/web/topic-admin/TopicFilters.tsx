import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { classNames } from "#ui/class-names.ts";
import { stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { switches, without, type SwitchValue, type TopicsFilterSearch } from "../admin/search.ts";
import { useCategoryOptions } from "../use-categories.ts";
import styles from "./TopicFilters.module.css";

/** The advanced search: filters in the address, combined with AND. */
export function TopicFilters({ id, search }: { id: string; search: TopicsFilterSearch }) {
  const t = useTranslations("communityAdmin");
  const navigate = useNavigate();
  const categories = useCategoryOptions();

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
    <section
      className={classNames(stackClass([4, 5], "align-start"), styles.panel)}
      id={id}
      aria-label={t("filters.show")}
    >
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
        options={categories}
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
