import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import { managedDocumentQuery, updateDocument } from "../api.ts";
import { EditPublication } from "../forms/EditPublication.tsx";
import { bodyOf, valuesOf } from "./document-values.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { VersionsCard } from "./VersionsCard.tsx";

/** A report to be changed, with all files it has had. */
export function EditDocumentPage() {
  const t = useTranslations("documentsAdmin");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/documents/$id/edit" });
  const query = managedDocumentQuery(id);
  const document = useQuery(query).data?.data ?? null;
  return (
    <EditPublication
      key={id}
      title={t("form.editTitle")}
      back={{ label: t("title"), renderLink: (slot) => <Link to="/admin/documents" {...slot} /> }}
      list="/admin/documents"
      nameOf={(report: ManagedDocument) => (locale === "ar" ? report.titleAr : report.titleEn)}
      id={id}
      kind="document"
      query={query}
      valuesOf={valuesOf}
      update={(values, version) => updateDocument({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <DocumentForm slot={slot} document={document} />}
    >
      {() => <VersionsCard id={id} />}
    </EditPublication>
  );
}
