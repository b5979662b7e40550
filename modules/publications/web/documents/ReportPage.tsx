import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import type { RenderLink } from "#ui/link.ts";
import { Meta } from "#ui/Meta.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import type { PdfLabels } from "#ui/pdf/pdf-parts.ts";
import { PdfReader } from "#ui/pdf/PdfReader.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { documentQuery } from "../api.ts";
import { reportKindIn } from "../search.ts";
import { DownloadLink, ownFile } from "./DownloadLink.tsx";
import { periodText } from "./period-text.ts";
import styles from "./ReportsPage.module.css";

/** Shows a report in the PDF reader. */
export function ReportPage() {
  const t = useTranslations("documents");
  const { kind: named, id } = useParams({ from: "/app/reports/$kind/$id" });
  const kind = reportKindIn(named);
  const query = useQuery(documentQuery(id));
  const { data, error, refetch } = query;
  const report = data?.data;
  const back: RenderLink = (slot) => <Link to="/reports/$kind" params={{ kind }} {...slot} />;
  if (report !== undefined) return <Report key={report.id} report={report} onRetry={refetch} />;
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");
  return (
    <>
      <PageHeading
        title={isMissing ? t("missingTitle") : t(`title.${kind}`)}
        back={{ label: t(`title.${kind}`), renderLink: back }}
      />
      {isMissing && (
        <EmptyState title={t("missingTitle")} action={<Button renderLink={back}>{t("missingAction")}</Button>}>
          {t("missingText")}
        </EmptyState>
      )}
      {!isMissing && <Loading query={query} label={t("loadingOne")} shape="70dvh" failed={t("failedOne")} />}
    </>
  );
}

function Report({ report, onRetry }: { report: ReportDocument; onRetry: () => Promise<unknown> }) {
  const t = useTranslations("documents");
  const labels = useReaderLabels();
  const presentation = usePresentation();
  const formats = useFormats();
  const navigate = useNavigate({ from: "/reports/$kind/$id" });
  const { language } = useSearch({ from: "/app/reports/$kind/$id" });
  const [attempt, setAttempt] = useState(0);
  const { locale } = presentation;
  const { reportKind: kind, files } = report;
  const title = locale === "ar" ? report.titleAr : report.titleEn;
  const file = ownFile(files, language ?? locale);
  useDocumentTitle(title);
  return (
    <div className={stackClass(4, "fits")}>
      <PageHeading
        title={<bdi>{title}</bdi>}
        subtitle={
          <Meta>
            {periodText(presentation, report.period, (values) => t("quarter", values))}
            {t("published", { date: formats.date(report.publishedAt, "medium") })}
            {file?.updatedAt != null && t("updated", { date: formats.date(file.updatedAt, "medium") })}
            {files.length === 1 && file !== undefined && file.language !== locale && (
              <LanguageBadge language={file.language} label={t(`onlyIn.${file.language}`)} />
            )}
          </Meta>
        }
        back={{
          label: t(`title.${kind}`),
          renderLink: (slot) => <Link to="/reports/$kind" params={{ kind }} {...slot} />,
        }}
      />
      <p className={classNames(textClass("flush", "anywhere"), styles.gist)} dir="auto">
        {locale === "ar" ? report.summaryAr : report.summaryEn}
      </p>
      {files.length > 1 && file !== undefined && (
        <SegmentedChoice
          legend={t("language")}
          hideLegend
          options={[
            { value: "ar", label: "العربية", lang: "ar" },
            { value: "en", label: "English", lang: "en" },
          ]}
          value={file.language}
          onChange={(chosen) => void navigate({ search: { language: chosen }, replace: true, resetScroll: false })}
        />
      )}
      {file !== undefined && (
        <PdfReader
          key={`${file.language} ${attempt}`}
          url={file.url}
          name={title}
          labels={labels}
          actions={<DownloadLink file={file} name={title} />}
          onRetry={() => void onRetry().then(() => setAttempt((before) => before + 1))}
        />
      )}
    </div>
  );
}

function useReaderLabels(): PdfLabels {
  const documents = useTranslations("documents");
  const t = useTranslations("documents.reader");
  const retry = useTranslations("client")("retry");
  const { number, percent } = useFormats();
  return {
    loading: documents("loadingOne"),
    failedTitle: t("failedTitle"),
    failedText: t("failedText"),
    retry,
    tools: t("tools"),
    pageField: t("pageField"),
    ofPages: (count) => t("ofPages", { count: number(count) }),
    page: (page, count) => t("page", { page: number(page), count: number(count) }),
    goTo: (page) => t("goTo", { page: number(page) }),
    number: (value) => number(value, { useGrouping: false }),
    previous: t("previous"),
    next: t("next"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    percent,
    zoom: (share) => t("zoom", { share: percent(share) }),
  };
}
