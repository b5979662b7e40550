import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { keyOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import type { ManagedService } from "#modules/services/contract/schemas-definition.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { CertificateIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { listServices } from "../api.ts";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { listManagedServices, managedServicesQuery, updateService } from "./api.ts";
import styles from "./Builder.module.css";

/** Published name, else the name in the draft. */
function nameOf(locale: Locale, { published, draft, code }: ManagedService): string {
  const shown = published ?? draft;
  return (shown && pickText(locale, { en: shown.nameEn, ar: shown.nameAr }).text) || code;
}

/** All services, with their state and their waiting requests. */
export function ManagedServicesPage() {
  const t = useTranslations("servicesAdmin.list");
  const letters = useTranslations("servicesAdmin.letters");
  const locale = useLocale();
  const formats = useFormats();
  const words = useTranslations("servicePages.catalogue.category");
  const query = useQuery(managedServicesQuery);
  const [opened, setOpened] = useState<ManagedService | null>(null);
  const columns: DataColumn<ManagedService>[] = [
    {
      id: "name",
      header: t("name"),
      isName: true,
      cell: (service) => (
        <span className={rowClass(3, "inline", "align-center")}>
          <ServiceTile icon={service.icon} category={service.category} />
          <Link
            className={classNames(textClass("ink", "medium"), styles.link)}
            to="/admin/services/$code"
            params={{ code: service.code }}
          >
            <bdi>{nameOf(locale, service)}</bdi>
          </Link>
        </span>
      ),
    },
    { id: "category", header: t("category"), cell: ({ category }) => words(category) },
    {
      id: "state",
      header: t("state"),
      cell: ({ publishedVersion, draft, isActive }) => (
        <span className={rowClass([1, 2], "inline", "wrap", "align-center")}>
          {publishedVersion === null ? (
            <Badge>{t("unpublished")}</Badge>
          ) : (
            <Badge tone={isActive ? "success" : "neutral"}>{t(isActive ? "offered" : "notOffered")}</Badge>
          )}
          {publishedVersion !== null && <span>{t("version", { number: formats.number(publishedVersion) })}</span>}
          {draft !== null && publishedVersion !== null && <Badge tone="saffron">{t("draft")}</Badge>}
        </span>
      ),
    },
    { id: "waiting", header: t("waiting"), narrow: true, cell: ({ waiting }) => formats.figure(waiting) },
    {
      id: "actions",
      header: t("actions"),
      narrow: true,
      cell: (service) =>
        service.publishedVersion !== null && (
          <Button size="sm" variant="quiet" onClick={() => setOpened(service)}>
            {t(service.isActive ? "deactivate" : "activate")}
          </Button>
        ),
    },
  ];
  return (
    <>
      <IndexPage
        t={t}
        renderAdd={(slot) => <Link to="/admin/services/add" {...slot} />}
        actions={
          <Button icon={<CertificateIcon size={20} />} renderLink={(slot) => <Link to="/admin/letters" {...slot} />}>
            {letters("title")}
          </Button>
        }
        list={query}
        keyOf={({ code }) => code}
        columns={columns}
      />
      {opened !== null && <SetActive service={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Confirms before a service is activated or deactivated. */
function SetActive({ service, onClose }: { service: ManagedService; onClose: () => void }) {
  const t = useTranslations("servicesAdmin.list");
  const locale = useLocale();
  const queries = useQueryClient();
  const { code, version, isActive } = service;
  const values = { name: isolated(nameOf(locale, service)) };
  return (
    <ConfirmAction
      title={t(isActive ? "deactivateTitle" : "activateTitle", values)}
      confirmLabel={t(isActive ? "deactivate" : "activate")}
      tone={isActive ? "danger" : "strong"}
      run={() => updateService({ params: { code }, body: { version, isActive: !isActive } })}
      message={t(isActive ? "deactivated" : "activated", values)}
      refresh={() => {
        void queries.invalidateQueries({ queryKey: keyOf(listManagedServices) });
        void queries.invalidateQueries({ queryKey: keyOf(listServices) });
      }}
      onClose={onClose}
    >
      {t(isActive ? "deactivateText" : "activateText", { count: service.waiting })}
    </ConfirmAction>
  );
}
