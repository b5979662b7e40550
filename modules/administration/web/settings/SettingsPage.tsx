import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Loading } from "#kit/Loading.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { AccountsSection } from "./AccountsSection.tsx";
import { settingsQuery } from "./api.ts";
import { AttendanceSection } from "./AttendanceSection.tsx";
import { CalendarSection } from "./CalendarSection.tsx";
import { ColoursSection } from "./ColoursSection.tsx";
import { LogosSection } from "./LogosSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { OrganisationSection } from "./OrganisationSection.tsx";
import { ReportsSection } from "./ReportsSection.tsx";
import { sectionIds, type SectionId } from "./sections.ts";
import styles from "./SettingsPage.module.css";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";
import { UploadsSection } from "./UploadsSection.tsx";

/** What the organisation may set, section by section; each is saved for itself. */
export function SettingsPage() {
  const t = useTranslations("settings");
  const query = useQuery(settingsQuery);
  const { data } = query;
  const [unsaved, setUnsaved] = useState<readonly SectionId[]>([]);
  const onDirty = useCallback((id: SectionId, isDirty: boolean): void => {
    setUnsaved((known) => {
      if (known.includes(id) === isDirty) return known;
      return isDirty ? [...known, id] : known.filter((other) => other !== id);
    });
  }, []);
  const leaving = useLeaving({ holds: () => unsaved.length > 0 });
  useDocumentTitle(t("title"));
  const section = data === undefined ? null : { settings: data.data, onDirty };
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {section === null ? (
        <Loading query={query} shape={<SettingsSkeleton label={t("loading")} />} failed={t("failed")} />
      ) : (
        <div className={styles.page}>
          <nav className={styles.contents} aria-label={t("contents")}>
            <ul>
              {sectionIds.map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(`sections.${id}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.sections}>
            <OrganisationSection {...section} />
            <ColoursSection {...section} />
            <LogosSection settings={section.settings} />
            <CalendarSection {...section} />
            <AccountsSection {...section} />
            <AttendanceSection {...section} />
            <UploadsSection {...section} />
            <ReportsSection {...section} />
            <MailSection {...section} />
          </div>
        </div>
      )}
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}
