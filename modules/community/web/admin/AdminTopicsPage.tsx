import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { classNames } from "#ui/class-names.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass } from "#ui/primitives.ts";
import styles from "./AdminTopicsPage.module.css";
import { DeletedTopics } from "../topic-admin/DeletedTopics.tsx";
import { FeaturedPlaces } from "../topic-admin/FeaturedPlaces.tsx";
import { AllTopics } from "../topic-admin/AllTopics.tsx";

export function AdminTopicsPage({ canModerate, canFeature }: { canModerate: boolean; canFeature: boolean }) {
  const t = useTranslations("communityAdmin.topics");
  const search = useSearch({ from: "/app/admin/topics/index" });
  const view = canModerate ? (search.view ?? "all") : "featured";
  useDocumentTitle(t("title"));
  const views = [
    { id: "all", search: {}, isOpen: canModerate },
    { id: "featured", search: { view: "featured" }, isOpen: canFeature },
    { id: "deleted", search: { view: "deleted" }, isOpen: canModerate },
  ] as const;
  const open = views.filter(({ isOpen }) => isOpen);
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {open.length > 1 && (
        <div className={classNames(boxClass("below-4"), styles.views)}>
          <PillLinks
            label={t("views")}
            links={open.map(({ id, search: address }) => ({
              id,
              label: t(id),
              current: id === view,
              renderLink: (slot) => (
                <Link to="/admin/topics/index" search={address} activeOptions={{ exact: true }} {...slot} />
              ),
            }))}
          />
        </div>
      )}
      {view === "all" && <AllTopics search={search} canFeature={canFeature} />}
      {view === "featured" && <FeaturedPlaces />}
      {view === "deleted" && <DeletedTopics search={search} />}
    </>
  );
}
