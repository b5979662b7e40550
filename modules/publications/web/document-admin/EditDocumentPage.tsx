import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import type { LinkSlot } from "#ui/link.ts";
import { createDocument, managedDocumentQuery, updateDocument } from "../api.ts";
import { useSaved } from "../forms/use-saved.ts";
import { bodyOf, emptyDocument, valuesOf } from "./document-values.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { VersionsCard } from "./VersionsCard.tsx";

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
  const t = useTranslations("documentsAdmin.form");
  const { isoDate } = useFormats();
  const [empty] = useState(() => emptyDocument(isoDate(new Date())));
  return (
    <AddEntity
      {...useDocumentPage()}
      title={t("addTitle")}
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
