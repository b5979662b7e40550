import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { FilterChips } from "#ui/FilterChips.tsx";
import type { RenderLink } from "#ui/link.ts";
import styles from "./PeopleFilters.module.css";
import type { PeopleSearch } from "./search.ts";
import { usePlaces } from "./use-places.ts";

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
  const { departments, locations } = usePlaces();
  const chips: { id: Filter; label: string }[] = [];
  const nameOf = (places: readonly { value: string; label: string }[], id: string): string =>
    isolated(places.find(({ value }) => value === id)?.label ?? t("unknown"));
  if (search.search !== undefined)
    chips.push({ id: "search", label: t("chipSearch", { text: isolated(search.search) }) });
  if (state !== null) chips.push({ id: "state", label: t("chipState", { state }) });
  if (search.location !== undefined) {
    chips.push({ id: "location", label: t("chipLocation", { name: nameOf(locations, search.location) }) });
  }
  if (search.department !== undefined) {
    chips.push({ id: "department", label: t("chipDepartment", { name: nameOf(departments, search.department) }) });
  }
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <FilterChips
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
    </div>
  );
}
