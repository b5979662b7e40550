import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { ManagedDocument, DocumentVersion } from "#modules/publications/contract/schemas-document.ts";
import type { LinkSlot } from "#ui/link.ts";
import { IsoDate } from "#client/IsoDate.tsx";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { textClass } from "#ui/primitives.ts";
import { Loading } from "#kit/Loading.tsx";
import { createDocument, managedDocumentQuery, updateDocument, documentVersionsQuery } from "../api.ts";
import { useSaved } from "../forms/use-saved.ts";
import { bodyOf, emptyDocument, valuesOf } from "./document-values.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import styles from "./DocumentForm.module.css";
import { FileLink } from "./PdfField.tsx";

function useDocumentPage() {
  const t = useTranslations("documentsAdmin");
  const locale = useLocale();
  return {
    ...useSaved("/admin/documents"),
    back: { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/admin/documents" {...slot} /> },
    nameOf: (report: ManagedDocument) => (locale === "ar" ? report.titleAr : report.titleEn),
  };
}

export function AddDocumentPage() {
  const t = useTranslations("documentsAdmin");
  const { isoDate } = useFormats();
  const [empty] = useState(() => emptyDocument(isoDate(new Date())));
  return (
    <AddEntity
      {...useDocumentPage()}
      title={t("add")}
      empty={empty}
      draftPlace="document:new"
      create={(values) => createDocument({ body: bodyOf(values) })}
      renderForm={(slot) => <DocumentForm slot={slot} document={null} />}
    />
  );
}

/** Edits a report, with all versions of its files. */
export function EditDocumentPage() {
  const t = useTranslations("documentsAdmin.form");
  const { id } = useParams({ from: "/app/admin/documents/$id/edit" });
  const query = managedDocumentQuery(id);
  const document = useQuery(query).data?.data ?? null;
  return (
    <EditEntity
      key={id}
      {...useDocumentPage()}
      title={t("editTitle")}
      id={id}
      kind="document"
      query={query}
      valuesOf={valuesOf}
      update={(values, version) => updateDocument({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <DocumentForm slot={slot} document={document} />}
    >
      {() => <VersionsCard id={id} />}
    </EditEntity>
  );
}

/** All versions of the files of a report; older ones are listed only here. */
function VersionsCard({ id }: { id: string }) {
  const t = useTranslations("documentsAdmin.versions");
  const all = useTranslations("documentsAdmin");
  const locale = useLocale();
  const formats = useFormats();
  const query = useQuery(documentVersionsQuery(id));
  const { data } = query;
  const columns: readonly DataColumn<DocumentVersion>[] = [
    {
      id: "file",
      header: t("file"),
      isName: true,
      cell: (file) => <FileLink file={file} />,
    },
    {
      id: "language",
      header: t("language"),
      narrow: true,
      cell: ({ language }) => all(`language.${language}`),
    },
    {
      id: "number",
      header: t("number"),
      narrow: true,
      cell: ({ number, isCurrent }) => (
        <>
          {formats.number(number)} {isCurrent && <Badge tone="success">{t("current")}</Badge>}
        </>
      ),
    },
    { id: "size", header: t("size"), narrow: true, cell: ({ byteSize }) => formats.fileSize(byteSize) },
    { id: "added", header: t("added"), cell: ({ createdAt }) => <IsoDate at={createdAt} withTime /> },
    {
      id: "by",
      header: t("by"),
      cell: ({ createdBy }) => <bdi>{createdBy === null ? t("nobody") : nameIn(locale, createdBy)}</bdi>,
    },
  ];
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
