import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { DocumentState, ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { deleteDocument, managedDocumentsQuery } from "../api.ts";
import { ManagedList } from "../components/ManagedList.tsx";
import { AudienceText, RowName } from "../components/RowCells.tsx";
import { periodText } from "../documents/period-text.ts";
import { reportKinds } from "../search.ts";
import { documentStates } from "./search.ts";

const tones: Record<DocumentState, BadgeTone> = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
  withdrawn: "saffron",
};

/** All reports, in every state. */
export function AdminDocumentsPage() {
  const t = useTranslations("documentsAdmin");
  const presentation = usePresentation();
  const formats = useFormats();
  const { locale } = presentation;
  const search = useSearch({ from: "/app/admin/documents" });
  const list = useQuery({ ...managedDocumentsQuery(search), placeholderData: keepPreviousData });
  const titleOf = ({ titleAr, titleEn }: ManagedDocument): string => (locale === "ar" ? titleAr : titleEn);
  const columns: readonly DataColumn<ManagedDocument>[] = [
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
  ];
  return (
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
          options: documentStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      list={list}
      columns={columns}
      nameOf={titleOf}
      renderEdit={(id, slot) => <Link to="/admin/documents/$id/edit" params={{ id }} {...slot} />}
      remove={deleteDocument}
      deleteText={() => t("deleteText")}
    />
  );
}
