import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { reviewStates, suspicions } from "#modules/attendance/contract/kinds.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { ReferenceFilter, useChosen } from "../rules/ReferenceFilter.tsx";
import styles from "./Review.module.css";
import { filtersOf, readReviewSearch, reviewFilters, type ReviewFilter, type ReviewSearch } from "../search.ts";

export interface ReviewFiltersProps {
  search: ReviewSearch;
  /** For the filter by person. */
  personName: string | null;
}

const address = "/admin/attendance/review";

/** The filters, stored in the address. */
export function ReviewFilters({ search, personName }: ReviewFiltersProps) {
  const t = useTranslations("attendanceReview.review");
  const tKinds = useTranslations("attendanceReview.kinds");
  const formats = useFormats();
  const navigate = useNavigate();
  const filters = filtersOf(search);
  const place = useChosen("location", search.location);

  const choose = (change: Partial<Record<ReviewFilter, string | null>>): void =>
    void navigate({ to: address, search: readReviewSearch({ ...filters, ...change }), replace: true });
  const labelOf = (filter: ReviewFilter): string => {
    if (filter === "suspicion") return tKinds(search.suspicion ?? "speed");
    if (filter === "location") return isolated(place === undefined ? t("aPlace") : formats.name(place));
    if (filter === "user") return isolated(personName ?? t("onePerson"));
    return t(filter === "from" ? "chipFrom" : "chipTo", {
      date: isolated(formats.date(search[filter] ?? "", "medium")),
    });
  };
  const date = (name: "from" | "to") => (
    <DateField label={t(name)} value={search[name] ?? null} onChange={(value) => choose({ [name]: value })} />
  );
  const chips = reviewFilters.filter((filter) => search[filter] !== undefined);
  return (
    <div className={stackClass(3, "below-4")}>
      <PillLinks
        label={t("state")}
        links={reviewStates.map((value) => ({
          id: value,
          label: t(`states.${value}`),
          current: value === (search.state ?? "open"),
          renderLink: (slot) => (
            <Link
              to={address}
              search={readReviewSearch({ ...filters, state: value })}
              activeOptions={{ exact: true, includeSearch: true }}
              replace
              {...slot}
            />
          ),
        }))}
      />
      <div className={styles.choices}>
        <Select
          label={t("suspicion")}
          value={search.suspicion ?? ""}
          onChange={(event) => choose({ suspicion: event.target.value })}
          options={[
            { value: "", label: t("anySuspicion") },
            ...suspicions.map((value) => ({ value, label: tKinds(value) })),
          ]}
        />
        <ReferenceFilter
          kind="location"
          label={t("location")}
          any={t("anyLocation")}
          value={search.location}
          onChange={(location) => choose({ location })}
        />
        {date("from")}
        {date("to")}
      </div>
      <FilterChips
        chips={chips.map((filter) => ({ id: filter, label: labelOf(filter) }))}
        onRemove={(filter) => choose({ [filter]: null })}
        renderClear={(slot) => (
          <Link to={address} search={search.state === undefined ? {} : { state: search.state }} replace {...slot} />
        )}
      />
    </div>
  );
}
