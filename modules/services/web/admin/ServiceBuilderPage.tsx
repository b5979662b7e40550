import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { pickText } from "#shared/locale.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Loading } from "#kit/Loading.tsx";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { managedServiceQuery } from "./api.ts";
import { Builder } from "./Builder.tsx";

export function ServiceBuilderPage() {
  const t = useTranslations("servicesAdmin.builder");
  const list = useTranslations("servicesAdmin.list");
  const locale = useLocale();
  const { code } = useParams({ from: "/app/admin/services/$code" });
  const query = useQuery(managedServiceQuery(code));
  const { data, error, isFetchedAfterMount } = query;
  const service = data?.data;
  const shown = service?.draft ?? service?.published;
  const name = shown ? pickText(locale, { en: shown.nameEn, ar: shown.nameAr }).text : t("title");
  useDocumentTitle(name);
  return (
    <>
      <PageHeading
        title={<bdi>{name === "" ? code : name}</bdi>}
        subtitle={<bdi dir="ltr">{code}</bdi>}
        back={{ label: list("title"), renderLink: (slot) => <Link to="/admin/services" {...slot} /> }}
        sign={service && <ServiceTile icon={service.icon} category={service.category} size="lg" />}
      />
      {isProblem(error, "not_found") || isProblem(error, "fields_invalid") ? (
        <EmptyState title={t("missingTitle")}>{t("missingText")}</EmptyState>
      ) : service !== undefined && isFetchedAfterMount ? (
        <Builder key={code} service={service} />
      ) : (
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      )}
    </>
  );
}
