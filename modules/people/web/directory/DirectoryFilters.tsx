import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SearchIcon } from "#ui/icons.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./DirectoryFilters.module.css";
import type { DirectorySearch } from "./search.ts";
import { usePlaces } from "./use-places.ts";

/** Milliseconds without a key after which the words are looked for. */
const settled = 250;

/** Words that are looked for while they are typed. */
function Words({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTranslations("directory");
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  // Another address has other words; what is being typed here is newer than the address that it makes.
  if (words !== seen) {
    setSeen(words);
    if (words !== text.trim()) setText(words);
  }
  useEffect(() => {
    if (text.trim() === seen) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), settled);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== seen) onSearch(text.trim());
      }}
    >
      <TextField
        label={t("search")}
        hideLabel
        quiet
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder={t("searchHint")}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

export interface DirectoryFiltersProps {
  search: DirectorySearch;
  onChange: (change: Partial<Record<"search" | "department" | "place", string | undefined>>) => void;
  /** How many there are, said when it changes. */
  count: string | null;
}

/** Who is looked for: words, the department, the place. */
export function DirectoryFilters({ search, onChange, count }: DirectoryFiltersProps) {
  const t = useTranslations("directory");
  const { departments, places } = usePlaces();
  return (
    <div className={styles.tools}>
      <Words words={search.search ?? ""} onSearch={(words) => onChange({ search: words })} />
      <span className={styles.count} role="status">
        {count}
      </span>
      <div className={styles.choices}>
        <Select
          compact
          hideLabel
          label={t("department")}
          placeholder={t("anyDepartment")}
          options={departments}
          value={search.department ?? ""}
          onChange={(event) => onChange({ department: event.target.value })}
        />
        <Select
          compact
          hideLabel
          label={t("place")}
          placeholder={t("anyPlace")}
          options={places}
          value={search.place ?? ""}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      </div>
    </div>
  );
}
