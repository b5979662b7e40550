import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useChanges } from "#client/events.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { mappingsQuery, payrollEvents, useMonths } from "../api.ts";
import { MakeVersion } from "./MakeVersion.tsx";
import { MonthVersions } from "./MonthVersions.tsx";
import { VersionFiles } from "./VersionFiles.tsx";

/** Updates the list when others lock months, and when files are ready. */
function useFreshMonths(): void {
  const queries = useQueryClient();
  useChanges((change) => {
    for (const queryKey of payrollEvents(change)) void queries.invalidateQueries({ queryKey });
  });
}

/** The locked months with their files for payroll. */
export function PayrollPage() {
  const t = useTranslations("payroll");
  const query = useMonths();
  const { data: mappings } = useQuery(mappingsQuery);
  const { data: months } = query;
  /** The month to make files of; empty to choose one, null for none. */
  const [making, setMaking] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useFreshMonths();
  useDocumentTitle(t("title"));
  const version = months?.data.flatMap(({ versions }) => versions).find(({ id }) => id === shown);
  const isLocked = months?.data.some(({ lockedAt }) => lockedAt !== null) === true;
  const lacksMapping = mappings?.data.length === 0;
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <>
            <Button renderLink={(slot) => <Link to="/admin/attendance/payroll/mappings" {...slot} />}>
              {t("mappings")}
            </Button>
            {isLocked && mappings !== undefined && !lacksMapping && (
              <Button variant="strong" onClick={() => setMaking("")}>
                {t("make")}
              </Button>
            )}
          </>
        }
      />
      {months === undefined ? (
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      ) : months.data.length === 0 ? (
        <Card>
          <EmptyState
            title={t("noneTitle")}
            action={
              <Button renderLink={(slot) => <Link to="/admin/attendance/months" {...slot} />}>{t("toMonths")}</Button>
            }
          >
            {t("noneText")}
          </EmptyState>
        </Card>
      ) : lacksMapping ? (
        <Card>
          <EmptyState
            title={t("noMappingTitle")}
            action={
              <Button
                variant="strong"
                renderLink={(slot) => <Link to="/admin/attendance/payroll/mappings/add" {...slot} />}
              >
                {t("addMapping")}
              </Button>
            }
          >
            {t("noMappingText")}
          </EmptyState>
        </Card>
      ) : (
        <div className={stackClass(5)}>
          {months.data.map((month) => (
            <MonthVersions
              key={month.month}
              month={month}
              onMake={() => setMaking(month.month)}
              onFiles={({ id }) => setShown(id)}
            />
          ))}
        </div>
      )}
      {making !== null && months !== undefined && mappings !== undefined && (
        <MakeVersion months={months.data} mappings={mappings.data} month={making} onClose={() => setMaking(null)} />
      )}
      {version !== undefined && <VersionFiles version={version} onClose={() => setShown(null)} />}
    </>
  );
}
