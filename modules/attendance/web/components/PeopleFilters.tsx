import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FieldTools } from "#kit/FieldTools.tsx";
import { maxLetters } from "../read-address.ts";

export interface PeopleFiltersProps {
  search: string | undefined;
  onSearch: (words: string | null) => void;
  children: ReactNode;
}

export function PeopleFilters({ search, onSearch, children }: PeopleFiltersProps) {
  const t = useTranslations("attendanceOfficer.filters");
  const box = { label: t("search"), placeholder: t("searchHint"), words: search ?? "", maxSearchLength: maxLetters };
  return <FieldTools box={{ ...box, onSearch }}>{children}</FieldTools>;
}
