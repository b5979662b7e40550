import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { FilterChips } from "#ui/FilterChips.tsx";
import type { RenderLink } from "#ui/link.ts";
import { useChosenLocation } from "../locations/use-chosen-location.ts";
import type { PeopleSearch } from "./search.ts";
import { useDepartments } from "./use-departments.ts";

type Filter = "state" | "location" | "department" | "search";

export interface PeopleChipsProps {
  search: PeopleSearch;
  /** The state that is looked for, in words; null when any. */
  state: string | null;
  onRemove: (filter: Filter) => void;
  /** To the list without any filter. */
  renderClear: RenderLink;
}

/** The filters in force, each to be taken away by a press. */
export function PeopleChips({ search, state, onRemove, renderClear }: PeopleChipsProps) {
  const t = useTranslations("attendanceOfficer.filters");
  const locale = useLocale();
  const departments = useDepartments();
  const location = useChosenLocation(search.location);
  const chips: { id: Filter; label: string }[] = [];
  if (search.search !== undefined)
    chips.push({ id: "search", label: t("chipSearch", { text: isolated(search.search) }) });
  if (state !== null) chips.push({ id: "state", label: t("chipState", { state }) });
  if (search.location !== undefined) {
    chips.push({
      id: "location",
      label: t("chipLocation", { name: isolated(location === undefined ? t("unknown") : nameIn(locale, location)) }),
    });
  }
  if (search.department !== undefined) {
    const name = departments.find(({ value }) => value === search.department)?.label ?? t("unknown");
    chips.push({ id: "department", label: t("chipDepartment", { name: isolated(name) }) });
  }
  if (chips.length === 0) return null;
  return (
    <FilterChips
      bar
      label={t("inForce")}
      chips={chips.map(({ id, label }) => ({
        id,
        label,
        removeLabel: t("remove", { filter: label }),
        onRemove: () => onRemove(id),
      }))}
    >
      <Button variant="quiet" size="sm" renderLink={renderClear}>
        {t("clear")}
      </Button>
    </FilterChips>
  );
}
