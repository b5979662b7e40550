import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { stackClass } from "#ui/primitives.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { meQuery } from "../api.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import { ProfileIndex } from "./ProfileIndex.tsx";
import styles from "./ProfilePage.module.css";

/** The profile of the signed-in user, and links to its pages. */
export function ProfilePage() {
  const t = useTranslations("profile");
  const query = useQuery(meQuery);
  const hash = useLocation({ select: (location) => location.hash });
  const me = query.data?.data;
  useDocumentTitle(t("title"));

  // Old mails link here instead of to the page of notifications.
  if (hash === "notifications") return <Navigate to="/user-profile/notifications" replace />;
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <div className={classNames(stackClass(5, "align-start"), styles.columns)}>
        {me === undefined ? (
          <Card>
            <Loading query={query} label={t("loading")} shape="22rem" failed={t("failed")} />
          </Card>
        ) : (
          <ProfileCard me={me} />
        )}
        <ProfileIndex />
      </div>
    </>
  );
}
