import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { usePresentation } from "#client/intl.tsx";
import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { documentsQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { yearText } from "./period-text.ts";
import { ReportRow } from "./ReportRow.tsx";
import { reportKindIn, reportKinds } from "../search.ts";
import styles from "./ReportsPage.module.css";

/** The reports of one kind by year, latest first. */
export function ReportsPage() {
  const t = useTranslations("documents");
  const kind = reportKindIn(useParams({ from: "/app/reports/$kind" }).kind);
  const { cursor } = useSearch({ from: "/app/reports/$kind" });
  const query = useQuery(documentsQuery(kind, cursor));
  const { data } = query;
  useDocumentTitle(t(`title.${kind}`));
  return (
    <>
      <PageHeading title={t(`title.${kind}`)} subtitle={t(`intro.${kind}`)} />
      <div className={stackClass(5)}>
        <PillLinks
          label={t("kinds")}
          links={reportKinds.map((one) => ({
            id: one,
            label: t(`kind.${one}`),
            current: one === kind,
            renderLink: (slot) => <Link to="/reports/$kind" params={{ kind: one }} {...slot} />,
          }))}
        />
        {data === undefined && <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />}
        {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
        {data !== undefined && data.data.length > 0 && (
          <>
            <Years reports={data.data} />
            <Pages
              page={data.page}
              renderLink={(place, slot) => <Link from="/reports/$kind" to="." search={{ cursor: place }} {...slot} />}
            />
          </>
        )}
      </div>
    </>
  );
}

function Years({ reports }: { reports: readonly ReportDocument[] }) {
  const presentation = usePresentation();
  const years = Map.groupBy(reports, ({ period }) => period.slice(0, 4));
  return [...years].map(([year, ofYear]) => (
    <section key={year} className={stackClass(3)} aria-labelledby={`reports-${year}`}>
      <h2 id={`reports-${year}`} className={textClass("flush", "lg")}>
        {yearText(presentation, Number(year))}
      </h2>
      <Card flush>
        <ul className={classNames(boxClass("list"), styles.rows)}>
          {ofYear.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      </Card>
    </section>
  ));
}
