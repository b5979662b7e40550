import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { DocumentVersion } from "#modules/publications/contract/schemas-document.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { textClass } from "#ui/primitives.ts";
import { documentVersionsQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import styles from "./DocumentForm.module.css";
import { FileLink } from "./PdfField.tsx";

function useColumns(): readonly DataColumn<DocumentVersion>[] {
  const t = useTranslations("documentsAdmin");
  const locale = useLocale();
  const formats = useFormats();
  return [
    {
      id: "file",
      header: t("versions.file"),
      isName: true,
      cell: (file) => <FileLink file={file} />,
    },
    {
      id: "language",
      header: t("versions.language"),
      narrow: true,
      cell: ({ language }) => t(`language.${language}`),
    },
    {
      id: "number",
      header: t("versions.number"),
      narrow: true,
      cell: ({ number, isCurrent }) => (
        <>
          {formats.number(number)} {isCurrent && <Badge tone="success">{t("versions.current")}</Badge>}
        </>
      ),
    },
    { id: "size", header: t("versions.size"), narrow: true, cell: ({ byteSize }) => formats.fileSize(byteSize) },
    { id: "added", header: t("versions.added"), cell: ({ createdAt }) => <IsoDate at={createdAt} withTime /> },
    {
      id: "by",
      header: t("versions.by"),
      cell: ({ createdBy }) => <bdi>{createdBy === null ? t("versions.nobody") : nameIn(locale, createdBy)}</bdi>,
    },
  ];
}

/** All versions of the files of a report; older ones are listed only here. */
export function VersionsCard({ id }: { id: string }) {
  const t = useTranslations("documentsAdmin.versions");
  const query = useQuery(documentVersionsQuery(id));
  const { data } = query;
  const columns = useColumns();
  return (
    <div className={styles.versions}>
      <Card title={t("title")} flush={data !== undefined && data.data.length > 0}>
        {data === undefined && (
          <Loading query={query} label={t("loading")} shape="8rem" failed={t("failed")} headingLevel={3} />
        )}
        {data?.data.length === 0 && <p className={textClass("flush", "sm", "muted")}>{t("none")}</p>}
        {data !== undefined && data.data.length > 0 && (
          <DataTable label={t("title")} columns={columns} rows={data.data} keyOf={(version) => version.id} />
        )}
      </Card>
    </div>
  );
}
