import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import { minSearched, maxNamed, maxSearched } from "#modules/administration/contract/limits.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { gridClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { namedQuery } from "./api.ts";
import styles from "./Audit.module.css";
import type { AuditSearch } from "./search.ts";
import { useAuditWords } from "./use-audit-words.ts";

export interface AuditFiltersProps {
  search: AuditSearch;
  /** `isTyping`: the address replaces the previous one. */
  onChange: (change: { [Name in keyof AuditSearch]?: string | null }, isTyping?: boolean) => void;
}

export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const t = useTranslations("audit.filters");
  const presentation = usePresentation();
  const { all } = useAuditWords();
  const options = all.map(({ action, name }) => ({ value: action, label: name }));
  const known = all.some(({ action }) => action === search.action);
  return (
    <div className={`${gridClass(12, 4)} ${styles.filters}`} role="group" aria-label={t("label")}>
      <div className={styles.search}>
        <SearchBox
          label={t("search")}
          placeholder={t("search")}
          hint={t("searchHint", { max: maxNamed })}
          words={search.search ?? ""}
          maxSearchLength={maxSearched}
          minSearchLength={minSearched}
          onSearch={(words) => onChange({ search: words === "" ? null : words }, true)}
        />
      </div>
      <Select
        label={t("action")}
        placeholder={t("anyAction")}
        options={options.toSorted((one, other) => one.label.localeCompare(other.label, presentation.locale))}
        value={known ? search.action : ""}
        onChange={(event) => onChange({ action: event.target.value === "" ? null : event.target.value })}
      />
      <PersonField
        label={t("person")}
        find={namedQuery}
        peopleOf={({ data }) => data.filter(({ kind }) => kind === "person")}
        value={null}
        onChange={(person) => person !== null && onChange({ actor: person.id })}
      />
      {(["from", "to"] as const).map((name) => (
        <DateField
          key={name}
          label={t(name)}
          value={search[name] ?? null}
          onChange={(date) => onChange({ [name]: date })}
        />
      ))}
    </div>
  );
}
