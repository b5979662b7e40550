import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { nameIn } from "#shared/locale.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { Select } from "#ui/Select.tsx";
import { categoriesQuery } from "../api.ts";
import { without, type SearchAddress } from "../search.ts";
import styles from "./SearchFilters.module.css";

const allCategories = "1";

export function SearchFilters({ id, search }: { id: string; search: SearchAddress }) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  const changeSearch = useSearchChange<SearchAddress>();
  const categories = useQuery(categoriesQuery).data?.data ?? [];

  const change = (name: "category" | "from" | "to", value: string | null): void =>
    changeSearch(() => (value ? { ...search, [name]: value } : without(search, name)), { replace: true });
  const isBackwards = search.from !== undefined && search.to !== undefined && search.to < search.from;
  const date = (name: "from" | "to") => (
    <DateField
      label={t(name)}
      value={search[name] ?? null}
      onChange={(value) => change(name, value)}
      error={name === "to" && isBackwards ? t("backwards") : undefined}
    />
  );
  return (
    <section className={styles.panel} id={id} aria-label={t("show")}>
      <Select
        label={t("category")}
        placeholder={t("allCategories")}
        options={categories
          .filter((category) => category.id !== allCategories)
          .map((category) => ({ value: category.id, label: nameIn(locale, category) }))}
        value={search.category ?? ""}
        onChange={(event) => change("category", event.target.value)}
      />
      {date("from")}
      {date("to")}
    </section>
  );
}
