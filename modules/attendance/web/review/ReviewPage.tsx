import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Loading } from "#kit/Loading.tsx";
import { reviewQuery } from "./api.ts";
import { ReviewDesk } from "./ReviewDesk.tsx";
import { RuleMarks } from "./RuleMarks.tsx";
import { ReviewFilters } from "./ReviewFilters.tsx";
import { filtersOf, reviewFilters, type ReviewSearch } from "./search.ts";
import { useLocationsOf } from "./use-locations-of.ts";

const punchId = ({ punch }: ReviewedPunch): string => punch.id;

/** Punches that are worth a look: why, where, and the decision. */
export function ReviewPage() {
  const t = useTranslations("attendanceReview.review");
  const locale = useLocale();
  const search = useSearch({ from: "/app/admin/attendance/review" });
  const filters = filtersOf(search);
  const list = usePlacedPages(reviewQuery(filters), punchId);
  const { rows, isFetching, earlier, later, frame } = list;
  const loaded = rows ?? [];
  const places = useLocationsOf(loaded);
  // Times are told by the clocks of the places: before these are known they would be others.
  const isLoading = rows === undefined || places === undefined;
  const punches = isLoading ? [] : loaded;
  const person = punches.find((one) => one.person.id === search.user)?.person;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <RuleMarks />
      <ReviewFilters search={search} personName={person === undefined ? null : nameIn(locale, person)} />
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
  const isNarrow = reviewFilters.some((filter) => search[filter] !== undefined);
  if (!isNarrow && search.state === undefined) return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;
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
