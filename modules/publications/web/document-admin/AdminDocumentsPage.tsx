import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { DocumentState, ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { deleteDocument, managedDocumentsQuery } from "../api.ts";
import { ConfirmChange } from "../components/ConfirmChange.tsx";
import { ManagedList } from "../components/ManagedList.tsx";
import { AudienceText, RowName, RowOperations } from "../components/RowCells.tsx";
import { periodText } from "../documents/period-text.ts";
import { reportKinds } from "../search.ts";

const states = ["draft", "scheduled", "published", "withdrawn"] as const;
const tones: Record<DocumentState, BadgeTone> = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
  withdrawn: "saffron",
};

function useColumns(onDelete: (document: ManagedDocument) => void): readonly DataColumn<ManagedDocument>[] {
  const t = useTranslations("documentsAdmin");
  const presentation = usePresentation();
  const formats = useFormats();
  const titleOf = (document: ManagedDocument): string =>
    presentation.locale === "ar" ? document.titleAr : document.titleEn;
  return [
    {
      id: "title",
      header: t("name"),
      isName: true,
      cell: (document) => <RowName name={titleOf(document)} detail={t(`kind.${document.reportKind}`)} />,
    },
    {
      id: "period",
      header: t("period"),
      narrow: true,
      cell: ({ period }) => periodText(presentation, period, (values) => t("quarter", values)),
    },
    {
      id: "files",
      header: t("files"),
      cell: ({ files }) =>
        files.length === 0 ? t("noFile") : formats.list(files.map(({ language }) => t(`language.${language}`))),
    },
    { id: "audience", header: t("audience"), cell: ({ audience }) => <AudienceText audience={audience} /> },
    {
      id: "state",
      header: t("state"),
      cell: ({ state, publishAt }) => (
        <RowName
          name={<Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
          detail={
            state === "scheduled" && publishAt !== null
              ? t("appears", { date: isolated(formats.isoDateTime(publishAt)) })
              : null
          }
        />
      ),
    },
    {
      id: "operations",
      header: t("operations"),
      narrow: true,
      cell: (document) => (
        <RowOperations
          name={titleOf(document)}
          renderEdit={(slot) => <Link to="/admin/documents/$id/edit" params={{ id: document.id }} {...slot} />}
          onDelete={document.can.delete ? () => onDelete(document) : null}
        />
      ),
    },
  ];
}

/** All reports: drafts, those to come, those that are shown and those that are not any more. */
export function AdminDocumentsPage() {
  const t = useTranslations("documentsAdmin");
  const { locale } = usePresentation();
  const search = useSearch({ from: "/app/admin/documents" });
  const list = useQuery({ ...managedDocumentsQuery(search), placeholderData: keepPreviousData });
  const [leaving, setLeaving] = useState<ManagedDocument | null>(null);
  const columns = useColumns(setLeaving);
  const name = leaving === null ? "" : isolated(locale === "ar" ? leaving.titleAr : leaving.titleEn);
  return (
    <>
      <ManagedList<ManagedDocument>
        t={t}
        renderAdd={(slot) => <Link to="/admin/documents/add" {...slot} />}
        search={search}
        filters={[
          {
            name: "reportKind",
            label: t("kindTitle"),
            any: t("anyKind"),
            options: reportKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          {
            name: "state",
            label: t("state"),
            any: t("anyState"),
            options: states.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        list={list}
        columns={columns}
      />
      {leaving !== null && (
        <ConfirmChange
          title={t("deleteTitle", { name })}
          confirmLabel={t("delete")}
          done={t("deleted", { name })}
          apply={() => deleteDocument({ params: { id: leaving.id } })}
          onClose={() => setLeaving(null)}
        >
          {t("deleteText")}
        </ConfirmChange>
      )}
    </>
  );
}
