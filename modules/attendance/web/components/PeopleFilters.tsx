import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { rowClass } from "#ui/primitives.ts";
import { maxLetters } from "../read-address.ts";
import styles from "./PeopleFilters.module.css";

export interface PeopleFiltersProps {
  search: string | undefined;
  onSearch: (words: string | null) => void;
  children: ReactNode;
}

export function PeopleFilters({ search, onSearch, children }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  return (
    <div className={classNames(styles.tools, rowClass(3, "wrap", "align-start"))}>
      <div className={styles.search}>
        <SearchBox
          label={t("search")}
          placeholder={t("searchHint")}
          words={search ?? ""}
          maxSearchLength={maxLetters}
          onSearch={onSearch}
        />
      </div>
      {children}
    </div>
  );
}
