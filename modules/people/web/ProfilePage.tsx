import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { meQuery } from "./api.ts";
import { DetailsForm } from "./components/DetailsForm.tsx";
import { ProfileCard } from "./components/ProfileCard.tsx";
import { PrivacyPanel } from "./privacy/PrivacyPanel.tsx";
import { SettingsPanel } from "./components/SettingsPanel.tsx";
import styles from "./ProfilePage.module.css";

/** Me: how colleagues see me, how the interface shows itself to me, what I am told of, and my security. */
export function ProfilePage({ notifications, security }: { notifications: ReactNode; security: ReactNode }) {
  const t = useTranslations("people.profile");
  const { data, error, refetch, isFetching } = useQuery(meQuery);
  const me = data?.data;
  useDocumentTitle(t("title"));

  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {me === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <div className={styles.columns}>
            <SkeletonBlock height="22rem" />
            <div className={stackClass(5, "fits")}>
              <SkeletonBlock height="20rem" />
              <SkeletonBlock height="16rem" />
            </div>
          </div>
        </Skeleton>
      )}
      {me === undefined && error !== null && (
        <Card>
          <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} />
        </Card>
      )}
      {me !== undefined && (
        <div className={styles.columns}>
          <ProfileCard me={me} />
          <div className={stackClass(5, "fits")}>
            <DetailsForm me={me} key={me.id} />
            <PrivacyPanel me={me} />
            <SettingsPanel />
            {notifications}
            {security}
          </div>
        </div>
      )}
    </>
  );
}
