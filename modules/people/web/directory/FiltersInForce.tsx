import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { FilterChips } from "#ui/FilterChips.tsx";
import { placeQuery } from "../chart/api.ts";
import { filterNames, isNarrowed, type DirectoryFilter, type DirectorySearch } from "./search.ts";
import { useLanguageName } from "./use-language-name.ts";
import { usePlaces } from "./use-places.ts";

export interface FiltersInForceProps {
  search: DirectorySearch;
  onRemove: (filter: DirectoryFilter) => void;
}

/** What the directory is narrowed by, each to be taken away by a press. */
export function FiltersInForce({ search, onRemove }: FiltersInForceProps) {
  const t = useTranslations("directory");
  const locale = useLocale();
  const languageName = useLanguageName();
  const { departments, places } = usePlaces();
  const { manager = "" } = search;
  // The chart has the name, too: to read the person would be told to them as having seen what is protected.
  const managed = useQuery({ ...placeQuery(manager), enabled: manager !== "" }).data?.data.person;
  if (!isNarrowed(search)) return null;

  const labelled = (choices: readonly { value: string; label: string }[], value: string): string | undefined =>
    choices.find((choice) => choice.value === value)?.label;
  const named: Record<DirectoryFilter, (value: string) => string> = {
    search: (value) => value,
    department: (value) => labelled(departments, value) ?? t("unknown"),
    place: (value) => labelled(places, value) ?? value,
    manager: () => (managed === undefined ? t("unknown") : nameIn(locale, managed)),
    skill: (value) => value,
    language: () => (search.language === undefined ? "" : languageName(search.language)),
  };
  const chips = filterNames.flatMap((filter) => {
    const value = search[filter];
    if (value === undefined) return [];
    const label = t(`chip.${filter}`, { value: isolated(named[filter](value)) });
    return [{ id: filter, label, removeLabel: t("remove", { filter: label }), onRemove: () => onRemove(filter) }];
  });
  return (
    <FilterChips bar label={t("inForce")} chips={chips}>
      <Button variant="quiet" size="sm" renderLink={(slot) => <Link to="/directory" resetScroll={false} {...slot} />}>
        {t("clear")}
      </Button>
    </FilterChips>
  );
}
