import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass } from "#ui/primitives.ts";
import { CompareView } from "./CompareView.tsx";
import { TrialView } from "./TrialView.tsx";

const views = [
  { id: "try", search: {} },
  { id: "compare", search: { view: "compare" } },
] as const;

/** Which schedule applies and why, and what a changed zone would have made of a month. Nothing is saved here. */
export function TesterPage() {
  const t = useTranslations("attendanceTester");
  const search = useSearch({ from: "/app/admin/attendance/tester" });
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <div className={boxClass("below-4")}>
        <PillLinks
          label={t("views.label")}
          links={views.map(({ id, search: address }) => ({
            id,
            label: t(`views.${id}`),
            current: (search.view ?? "try") === id,
            renderLink: (slot) => (
              <Link to="/admin/attendance/tester" search={address} activeOptions={{ exact: true }} {...slot} />
            ),
          }))}
        />
      </div>
      {/* What was typed and tried there is still there when one comes back. */}
      <div hidden={search.view === "compare"}>
        <TrialView />
      </div>
      {search.view === "compare" && <CompareView search={search} />}
    </>
  );
}
