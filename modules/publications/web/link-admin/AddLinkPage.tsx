import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { createLink } from "../api.ts";
import { AddPublication } from "../forms/EditPublication.tsx";
import { bodyOf, emptyLink } from "./link-values.ts";
import { LinkForm } from "./LinkForm.tsx";

/** A new important link. */
export function AddLinkPage() {
  const t = useTranslations("publicationsAdmin");
  const locale = useLocale();
  return (
    <AddPublication
      title={t("link.addTitle")}
      back={{ label: t("links.title"), renderLink: (slot) => <Link to="/admin/links" {...slot} /> }}
      list="/admin/links"
      nameOf={(link: ManagedLink) => nameIn(locale, link)}
      empty={emptyLink}
      draftPlace="link:new"
      create={(values) => createLink({ body: bodyOf(values) })}
      renderForm={(slot) => <LinkForm slot={slot} />}
    />
  );
}
