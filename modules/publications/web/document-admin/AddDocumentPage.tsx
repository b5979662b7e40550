import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ManagedDocument } from "#modules/publications/contract/schemas-document.ts";
import { createDocument } from "../api.ts";
import { AddPublication } from "../forms/EditPublication.tsx";
import { bodyOf, emptyDocument } from "./document-values.ts";
import { DocumentForm } from "./DocumentForm.tsx";

/** A new report. */
export function AddDocumentPage() {
  const t = useTranslations("documentsAdmin");
  const locale = useLocale();
  const { isoDate } = useFormats();
  const [empty] = useState(() => emptyDocument(isoDate(new Date())));
  return (
    <AddPublication
      title={t("form.addTitle")}
      back={{ label: t("title"), renderLink: (slot) => <Link to="/admin/documents" {...slot} /> }}
      list="/admin/documents"
      nameOf={(document: ManagedDocument) => (locale === "ar" ? document.titleAr : document.titleEn)}
      empty={empty}
      draftPlace="document:new"
      create={(values) => createDocument({ body: bodyOf(values) })}
      renderForm={(slot) => <DocumentForm slot={slot} document={null} />}
    />
  );
}
