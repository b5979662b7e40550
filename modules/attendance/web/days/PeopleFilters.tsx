import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SearchIcon } from "#ui/icons.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./PeopleFilters.module.css";
import { mostLetters, type PeopleSearch } from "./search.ts";
import { usePlaces } from "./use-places.ts";

export interface PeopleFiltersProps {
  search: PeopleSearch;
  onChange: (change: Partial<Record<"location" | "department" | "search", string | undefined>>) => void;
  /** How many there are, said when it changes. */
  count: string | null;
  /** More choices, after those of the place. */
  children?: ReactNode;
}

/** Whom a list is about: words in the name, the place, the department. */
export function PeopleFilters({ search, onChange, count, children }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  const { departments, locations } = usePlaces();
  const words = search.search ?? "";
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  // Another address has other words; the field stays, and with it the focus.
  if (words !== seen) {
    setSeen(words);
    setText(words);
  }
  const look = (event?: FormEvent): void => {
    event?.preventDefault();
    const wanted = text.trim();
    if (wanted !== words) onChange({ search: wanted });
  };
  return (
    <div className={styles.tools}>
      <form className={styles.search} role="search" onSubmit={look}>
        <TextField
          label={t("search")}
          hideLabel
          quiet
          type="search"
          icon={<SearchIcon size={18} />}
          placeholder={t("searchHint")}
          maxLength={mostLetters}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => look()}
        />
      </form>
      <span className={styles.count} role="status">
        {count}
      </span>
      <div className={styles.choices}>
        {children}
        <Select
          compact
          hideLabel
          label={t("location")}
          placeholder={t("anyLocation")}
          options={locations}
          value={search.location ?? ""}
          onChange={(event) => onChange({ location: event.target.value })}
        />
        <Select
          compact
          hideLabel
          label={t("department")}
          placeholder={t("anyDepartment")}
          options={departments}
          value={search.department ?? ""}
          onChange={(event) => onChange({ department: event.target.value })}
        />
      </div>
    </div>
  );
}
