import { useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { CaseFilters } from "./list/CaseFilters.tsx";
import { CaseList } from "./list/CaseList.tsx";

export function ReportsPage() {
  const t = useTranslations("moderationAdmin.cases");
  const search = useSearch({ from: "/app/admin/reports" });
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("subtitle")} />
      <CaseFilters search={search} />
      <Card flush>
        <CaseList key={JSON.stringify(search)} search={search} />
      </Card>
    </>
  );
}
