import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import type { LinkSlot } from "#ui/link.ts";
import { createLink, managedLinkQuery, updateLink } from "../api.ts";
import { useSaved } from "../forms/use-saved.ts";
import { bodyOf, emptyLink, valuesOf } from "./link-values.ts";
import { LinkForm } from "./LinkForm.tsx";

function useLinkPage() {
  const t = useTranslations("publicationsAdmin.links");
  const locale = useLocale();
  return {
    ...useSaved("/admin/links"),
    back: { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/admin/links" {...slot} /> },
    nameOf: (link: ManagedLink) => nameIn(locale, link),
  };
}

export function AddLinkPage() {
  const t = useTranslations("publicationsAdmin.links");
  return (
    <AddEntity
      {...useLinkPage()}
      title={t("add")}
      empty={emptyLink}
      draftPlace="link:new"
      create={(values) => createLink({ body: bodyOf(values) })}
      renderForm={(slot) => <LinkForm slot={slot} />}
    />
  );
}

export function EditLinkPage() {
  const t = useTranslations("publicationsAdmin.link");
  const { id } = useParams({ from: "/app/admin/links/$id/edit" });
  return (
    <EditEntity
      key={id}
      {...useLinkPage()}
      title={t("editTitle")}
      id={id}
      kind="link"
      query={managedLinkQuery(id)}
      valuesOf={valuesOf}
      update={(values, version) => updateLink({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <LinkForm slot={slot} />}
    />
  );
}
