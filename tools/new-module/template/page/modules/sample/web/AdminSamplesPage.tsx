import { useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { PageHeading } from "#ui/PageHeading.tsx";

export function AdminSamplesPage() {
  const t = useTranslations("sampleAdmin");
  const { query } = useSearch({ from: "/app/admin/samples" });
  return <PageHeading title={query === undefined ? t("title") : t("search", { query })} />;
}
