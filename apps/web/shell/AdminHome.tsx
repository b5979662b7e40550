import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Dashboard } from "#modules/administration/web/index.ts";
import { WaitingCases } from "#modules/community/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { adminIcons, linkTo } from "./admin-places.tsx";
import styles from "./AdminHome.module.css";
import { useAdminSections, type AdminSection } from "./admin-sections.ts";

function Section({ section }: { section: AdminSection }) {
  const t = useTranslations();
  const { id } = section;
  return (
    <li className={styles.section}>
      <IconTile icon={adminIcons[id]} />
      <div>
        <h3 className={styles.title}>
          {linkTo(section)({ className: styles.link ?? "", children: t(`shell.admin.${id}`) })}
        </h3>
        <p className={styles.text}>{t(`shellAdmin.sections.${id}`)}</p>
        {id === "reports" && (
          <Suspense fallback={null}>
            <WaitingCases />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The dashboard of the administration: where there is something to do. */
export function AdminHome() {
  const t = useTranslations("shellAdmin");
  const areas = useTranslations("shell.admin.groups");
  const open = useAdminSections() ?? [];
  const permissions = useQuery(meQuery).data?.data.permissions ?? [];
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <Suspense fallback={null}>
        <Dashboard permissions={permissions} />
      </Suspense>
      {[...new Set(open.map(({ group }) => group))].map((group) => {
        const sections = open.filter((section) => section.group === group);
        return (
          <div key={group} className={styles.group}>
            <h2 className={styles.groupName}>{areas(group)}</h2>
            <ul className={styles.sections}>
              {sections.map((section) => (
                <Section key={section.id} section={section} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
