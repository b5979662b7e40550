import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { WaitingCases } from "#modules/community/web/index.ts";
import { CategoriesIcon, FlagIcon, StackIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import styles from "./AdminHome.module.css";
import { useAdminSections, type AdminSection } from "./admin-sections.ts";

const icons = { categories: <CategoriesIcon />, topics: <StackIcon />, reports: <FlagIcon /> };
const addresses = {
  categories: "/admin/categories/index",
  topics: "/admin/topics/index",
  reports: "/admin/reports",
} as const satisfies Record<AdminSection["id"], string>;

/** The dashboard of the administration: where there is something to do. */
export function AdminHome() {
  const t = useTranslations();
  const open = useAdminSections() ?? [];
  useDocumentTitle(t("communityAdmin.home.title"));
  return (
    <>
      <PageHeading title={t("communityAdmin.home.title")} subtitle={t("communityAdmin.home.intro")} />
      <ul className={styles.sections}>
        {open.map(({ id }) => (
          <li key={id} className={styles.section}>
            <IconTile icon={icons[id]} />
            <div>
              <h2 className={styles.title}>
                <Link to={addresses[id]} className={styles.link}>
                  {t(`shell.admin.${id}`)}
                </Link>
              </h2>
              <p className={styles.text}>{t(`communityAdmin.home.${id}`)}</p>
              {id === "reports" && (
                <Suspense fallback={null}>
                  <WaitingCases />
                </Suspense>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
