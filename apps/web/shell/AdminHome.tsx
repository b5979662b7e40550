import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Dashboard } from "#modules/administration/web/admin-manifest.ts";
import { WaitingCases } from "#modules/community/web/admin-manifest.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, gridClass, textClass } from "#ui/primitives.ts";
import styles from "./AdminHome.module.css";
import { useAdminEntries, type AdminEntry } from "./admin-entries.ts";

function Entry({ entry }: { entry: AdminEntry }) {
  const t = useTranslations();
  const { phrases } = entry;
  return (
    <li className={styles.section}>
      <IconTile icon={<entry.icon />} />
      <div>
        <h3 className={textClass("flush", "lg", "tight")}>
          <Link to={entry.to} className={styles.link}>
            {t(`${phrases}.label`)}
          </Link>
        </h3>
        <p className={textClass("flush", "above-1", "below-2", "sm", "muted")}>{t(`${phrases}.text`)}</p>
        {phrases === "moderationEntries.reports" && (
          <Suspense fallback={null}>
            <WaitingCases />
          </Suspense>
        )}
      </div>
    </li>
  );
}

export function AdminHome() {
  const t = useTranslations("shellAdmin");
  const open = useAdminEntries() ?? [];
  const { permissions = [], boundPermissions = [] } = useQuery(meQuery).data?.data ?? {};
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <Suspense fallback={null}>
        <Dashboard permissions={permissions} boundPermissions={boundPermissions} />
      </Suspense>
      {[...new Set(open.map(({ group }) => group))].map((group) => {
        const entries = open.filter((entry) => entry.group === group);
        return (
          <div key={group} className={boxClass("below-6")}>
            <h2 className={textClass("flush", "below-3", "sm", "muted", "medium")}>{t(`groups.${group}`)}</h2>
            <ul className={gridClass(16, 4, "fill", "list")}>
              {entries.map((entry) => (
                <Entry key={entry.phrases} entry={entry} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
