import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { FilterChips, type FilterChip } from "#ui/FilterChips.tsx";
import { FilterBar } from "#ui/index-page/FilterBar.tsx";
import { Select } from "#ui/Select.tsx";
import { assignableRolesQuery, departmentsQuery } from "./api.ts";
import { accountStates, mostLetters, type UsersSearch } from "./search.ts";

type Filter = "search" | "status" | "role" | "department" | "neverSignedIn";

export interface UserFiltersProps {
  search: UsersSearch;
  /** `isTyping`: the address replaces the one before it. */
  onChange: (change: { [Name in Filter]?: string | undefined }, isTyping?: boolean) => void;
}

/** What the list of users is narrowed to, and what it can be. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const t = useTranslations("accounts.filters");
  const states = useTranslations("accounts.status");
  const locale = useLocale();
  const roles = useQuery(assignableRolesQuery).data?.data ?? [];
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const options = (things: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    things.map((thing) => ({ value: thing.id, label: nameIn(locale, thing) }));
  const nameOf = (things: readonly { id: string; nameAr: string; nameEn: string }[], id: string): string => {
    const thing = things.find((one) => one.id === id);
    return thing === undefined ? "" : nameIn(locale, thing);
  };
  const words: { id: Filter; text: string }[] = [
    ...(search.search === undefined
      ? []
      : [{ id: "search" as const, text: t("words", { words: isolated(search.search) }) }]),
    ...(search.status === undefined ? [] : [{ id: "status" as const, text: states(search.status) }]),
    ...(search.role === undefined ? [] : [{ id: "role" as const, text: nameOf(roles, search.role) }]),
    ...(search.department === undefined
      ? []
      : [{ id: "department" as const, text: nameOf(departments, search.department) }]),
    ...(search.neverSignedIn === undefined ? [] : [{ id: "neverSignedIn" as const, text: t("never") }]),
  ];
  const chips = words.map(({ id, text }): FilterChip => ({
    id,
    label: <bdi>{text}</bdi>,
    removeLabel: t("remove", { name: text }),
    onRemove: () => onChange({ [id]: undefined }),
  }));
  return (
    <>
      <FilterBar
        box={{
          label: t("search"),
          placeholder: t("searchHint"),
          words: search.search ?? "",
          mostLetters,
          onSearch: (words) => onChange({ search: words }, true),
        }}
      >
        <Select
          compact
          hideLabel
          label={t("status")}
          placeholder={t("anyStatus")}
          options={accountStates.map((value) => ({ value, label: states(value) }))}
          value={search.status ?? ""}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <Select
          compact
          hideLabel
          label={t("role")}
          placeholder={t("anyRole")}
          options={options(roles)}
          value={search.role ?? ""}
          onChange={(event) => onChange({ role: event.target.value })}
        />
        <Select
          compact
          hideLabel
          label={t("department")}
          placeholder={t("anyDepartment")}
          options={options(departments)}
          value={search.department ?? ""}
          onChange={(event) => onChange({ department: event.target.value })}
        />
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={search.neverSignedIn === "true"}
          onClick={() => onChange({ neverSignedIn: search.neverSignedIn === "true" ? undefined : "true" })}
        >
          {t("never")}
        </Button>
      </FilterBar>
      <FilterChips bar label={t("label")} chips={chips}>
        <Button
          size="sm"
          variant="quiet"
          renderLink={(slot) => <Link to="/admin/users" resetScroll={false} {...slot} />}
        >
          {t("clear")}
        </Button>
      </FilterChips>
    </>
  );
}
