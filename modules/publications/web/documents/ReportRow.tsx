import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import type { ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { classNames } from "#ui/class-names.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { DocumentIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { DownloadLink, ownFile } from "./DownloadLink.tsx";
import { periodText } from "./period-text.ts";
import styles from "./ReportsPage.module.css";

/** A report; the whole row opens it. */
export function ReportRow({ report }: { report: ReportDocument }) {
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
