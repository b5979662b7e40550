import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { locationApi } from "../rules/api.ts";
import { reviewQuery } from "./api.ts";
import { ReviewDesk } from "./ReviewDesk.tsx";
import { ReviewFilters } from "./ReviewFilters.tsx";
import { RuleMarks } from "./RuleMarks.tsx";
import { filtersOf, reviewFilters, type ReviewSearch } from "../search.ts";

/** Maximum number of locations per response; others are read individually. */
const most = 100;

/** Returns the locations at or near the punches; undefined until all are loaded. */
function useLocationsOf(punches: readonly ReviewedPunch[]): readonly Location[] | undefined {
  const listed = useQuery(locationApi.list({ limit: most }));
  const known = listed.data?.data ?? [];
  const wanted = new Set(punches.flatMap(({ punch }) => (punch.location ?? punch.nearest?.location)?.id ?? []));
  const missing = listed.isPending ? [] : [...wanted].filter((id) => !known.some((one) => one.id === id));
  const others = useQueries({ queries: missing.map((id) => locationApi.read(id)) });
  if (listed.isPending || others.some(({ isPending }) => isPending)) return undefined;
  return [...known, ...others.flatMap(({ data }) => data?.data ?? [])];
}

const punchId = ({ punch }: ReviewedPunch): string => punch.id;

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
  const person = punches.find((one) => one.person.id === search.user)?.person;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <RuleMarks />
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
