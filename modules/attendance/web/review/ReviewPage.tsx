import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useHolds } from "#client/use-holds.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { Loading } from "#kit/Loading.tsx";
import { reviewStates, suspicions } from "#modules/attendance/contract/kinds.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { locationApi } from "../rules/api.ts";
import { ReferenceFilter, useChosen } from "../rules/ReferenceFilter.tsx";
import { filtersOf, readReviewSearch, reviewFilters, type ReviewFilter, type ReviewSearch } from "../search.ts";
import { reviewQuery } from "./api.ts";
import styles from "./Review.module.css";
import { punchId, ReviewDesk } from "./ReviewDesk.tsx";
import { RuleMarks } from "./RuleMarks.tsx";

/** Maximum number of locations per response; others are read individually. */
const maxLocations = 100;

/** Returns the locations at or near the punches; undefined until all are loaded. */
function useLocationsOf(punches: readonly ReviewedPunch[]): readonly Location[] | undefined {
  const listed = useQuery(locationApi.list({ limit: maxLocations }));
  const known = listed.data?.data ?? [];
  const wanted = new Set(punches.flatMap(({ punch }) => (punch.location ?? punch.nearest?.location)?.id ?? []));
  const missing = listed.isPending ? [] : [...wanted].filter((id) => !known.some((one) => one.id === id));
  const others = useQueries({ queries: missing.map((id) => locationApi.read(id)) });
  if (listed.isPending || others.some(({ isPending }) => isPending)) return undefined;
  return [...known, ...others.flatMap(({ data }) => data?.data ?? [])];
}

export function ReviewPage() {
  const t = useTranslations("attendanceReview.review");
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/attendance/review" });
  const filters = filtersOf(search);
  const list = usePlacedPages(reviewQuery(filters), punchId);
  const { rows, isFetching, earlier, later, frame } = list;
  const loaded = rows ?? [];
  const places = useLocationsOf(loaded);
  // Times are in the time zones of the locations, which must be loaded first.
  const isLoading = rows === undefined || places === undefined;
  const punches = isLoading ? [] : loaded;
  const seesMarks = useHolds("attendance.manage") === "whole";
  const person = punches.find((one) => one.person.id === search.user)?.person;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {seesMarks && <RuleMarks />}
      <ReviewFilters search={search} personName={person === undefined ? null : formats.name(person)} />
      {isLoading && (
        <Card flush>
          <Loading query={list} label={t("loading")} shape={4} failed={t("failed")} />
        </Card>
      )}
      {!isLoading && punches.length === 0 && (
        <Card flush>
          <Nothing search={search} />
        </Card>
      )}
      {places !== undefined && punches.length > 0 && (
        <ReviewDesk
          key={JSON.stringify(filters)}
          punches={punches}
          places={places}
          search={search}
          isFetching={isFetching}
          earlier={earlier}
          later={later}
          frame={frame}
        />
      )}
    </>
  );
}

function Nothing({ search }: { search: ReviewSearch }) {
  const t = useTranslations("attendanceReview.review");
  const isFiltered = reviewFilters.some((filter) => search[filter] !== undefined);
  if (!isFiltered && search.state === undefined)
    return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
  return (
    <EmptyState
      plain
      title={t("emptyFilteredTitle")}
      action={<Button renderLink={(slot) => <Link to="/admin/attendance/review" {...slot} />}>{t("showOpen")}</Button>}
    >
      {t("emptyFilteredText")}
    </EmptyState>
  );
}

const address = "/admin/attendance/review";

function ReviewFilters({ search, personName }: { search: ReviewSearch; personName: string | null }) {
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
