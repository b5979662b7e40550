import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { usePresentation, useFormats } from "#client/intl.tsx";
import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass, stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { documentsQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { yearText, periodText } from "./period-text.ts";
import { reportKindIn, reportKinds } from "../search.ts";
import styles from "./ReportsPage.module.css";
import { IconTile } from "#ui/IconTile.tsx";
import { DocumentIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { DownloadLink, ownFile } from "./DownloadLink.tsx";

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

/** A report; the whole row opens it. */
function ReportRow({ report }: { report: ReportDocument }) {
  const t = useTranslations("documents");
  const presentation = usePresentation();
  const formats = useFormats();
  const { locale } = presentation;
  const title = locale === "ar" ? report.titleAr : report.titleEn;
  const file = ownFile(report.files, locale);
  return (
    <ListRow className={styles.row}>
      <IconTile icon={<DocumentIcon />} />
      <div className={stackClass(1, "shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush", "sm", "action", "medium")}>
          {periodText(presentation, report.period, (values) => t("quarter", values))}
          {file !== undefined && file.language !== locale && (
            <LanguageBadge language={file.language} label={t(`onlyIn.${file.language}`)} />
          )}
        </p>
        <h3 className={textClass("flush", "md", "ink", "medium", "tight", "anywhere")}>
          <Link data-cover="" to="/reports/$kind/$id" params={{ kind: report.reportKind, id: report.id }}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className={classNames(textClass("flush", "sm", "anywhere"), styles.summary)} dir="auto">
          {locale === "ar" ? report.summaryAr : report.summaryEn}
        </p>
        <div className={textClass("xs", "muted")}>
          <Meta>
            {t("published", { date: formats.date(report.publishedAt, "medium") })}
            {file?.updatedAt != null && t("updated", { date: formats.date(file.updatedAt, "medium") })}
            {file !== undefined && formats.fileSize(file.byteSize)}
          </Meta>
        </div>
      </div>
      {file !== undefined && (
        <div className={styles.action}>
          <DownloadLink file={file} name={title} />
        </div>
      )}
    </ListRow>
  );
}
