import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { managedLinkQuery, updateLink } from "../api.ts";
import { EditPublication } from "../forms/EditPublication.tsx";
import { bodyOf, valuesOf } from "./link-values.ts";
import { LinkForm } from "./LinkForm.tsx";

/** An important link to be changed. */
export function EditLinkPage() {
  const t = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/links/$id/edit" });
  return (
    <EditPublication
      key={id}
      title={t("link.editTitle")}
      back={{ label: t("links.title"), renderLink: (slot) => <Link to="/admin/links" {...slot} /> }}
      list="/admin/links"
      nameOf={(link: ManagedLink) => nameIn(locale, link)}
      id={id}
      kind="link"
      query={managedLinkQuery(id)}
      valuesOf={valuesOf}
      update={(values, version) => updateLink({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <LinkForm slot={slot} />}
    />
  );
}
