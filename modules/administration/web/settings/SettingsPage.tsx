import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { logoPlaces } from "#shared/logo-places.ts";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { AccountsSection } from "./AccountsSection.tsx";
import { settingsQuery } from "./api.ts";
import { AttendanceSection } from "./AttendanceSection.tsx";
import { CalendarSection } from "./CalendarSection.tsx";
import { ColoursSection } from "./ColoursSection.tsx";
import { LogoEditor } from "./LogoEditor.tsx";
import { MailSection } from "./MailSection.tsx";
import { textsOf } from "./NumberFields.tsx";
import { OrganisationSection } from "./OrganisationSection.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";
import { sectionIds, type SectionId } from "./sections.ts";
import styles from "./SettingsPage.module.css";

const uploadNames = ["uploadQuotaMegabytes"] as const;
const uploadValues = (settings: Settings) => textsOf(settings, uploadNames);

const UploadsSection = (props: SectionProps) => (
  <SectionForm id="uploads" valuesOf={uploadValues} numbers={uploadNames} {...props} />
);

const reportNames = ["reportsHideFromPeople", "reportsHideFromScore", "reportCaseKeptDays"] as const;
const reportValues = (settings: Settings) => textsOf(settings, reportNames);

function ReportsSection(props: SectionProps) {
  const t = useTranslations("settings.reports");
  return (
    <SectionForm id="reports" valuesOf={reportValues} numbers={reportNames} {...props}>
      {() => <p className={textClass("flush", "sm", "muted")}>{t("text")}</p>}
    </SectionForm>
  );
}

export function SettingsPage() {
  const t = useTranslations("settings");
  const query = useQuery(settingsQuery);
  const [unsaved, setUnsaved] = useState<readonly SectionId[]>([]);
  const onDirty = useCallback((id: SectionId, isDirty: boolean): void => {
    setUnsaved((known) => {
      if (known.includes(id) === isDirty) return known;
      return isDirty ? [...known, id] : known.filter((other) => other !== id);
    });
  }, []);
  const leaving = useLeaving({ blocks: () => unsaved.length > 0 });
  useDocumentTitle(t("title"));
  const section = query.data && { settings: query.data.data, onDirty };
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {section === undefined ? (
        <Loading
          query={query}
          label={t("loading")}
          shape={
            <div className={styles.sections}>
              {["14rem", "20rem", "18rem"].map((height) => (
                <SkeletonBlock key={height} height={height} />
              ))}
            </div>
          }
          failed={t("failed")}
        />
      ) : (
        <div className={styles.page}>
          <nav className={styles.contents} aria-label={t("contents")}>
            <ul className={rowClass([1, 2], "wrap", "list")}>
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

function LogosSection({ settings }: { settings: Settings }) {
  const t = useTranslations("settings");
  return (
    <div id="logos" className={styles.section}>
      <Card title={t("sections.logos")}>
        <div className={stackClass(5)}>
          <p className={textClass("flush", "sm", "muted")}>{t("logos.text")}</p>
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            {logoPlaces.map((place) => (
              <LogoEditor key={place} place={place} address={settings.logos[place]} />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}
