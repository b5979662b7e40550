import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Me } from "#modules/people/contract/schemas.ts";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { meQuery } from "../api.ts";
import { ProfileIndex, type SectionId } from "./ProfileIndex.tsx";
import styles from "./ProfilePage.module.css";

export interface ProfileSectionProps {
  section: SectionId;
  /** A function is called when the user has been loaded. */
  children: ReactNode | ((me: Me) => ReactNode);
}

/** A page of the profile: beside the links to other pages with enough room, otherwise with a link back. */
export function ProfileSection({ section, children }: ProfileSectionProps) {
  const t = useTranslations("profile");
  const query = useQuery(meQuery);
  const me = query.data?.data;
  useDocumentTitle(t(`sections.${section}.label`));
  return (
    <>
      <PageHeading
        title={t(`sections.${section}.label`)}
        subtitle={t(`sections.${section}.text`)}
        back={{ label: t("title"), renderLink: (slot) => <Link to="/user-profile" {...slot} /> }}
      />
      <div className={classNames(stackClass(5, "align-start"), styles.columns)}>
        <div className={styles.beside}>
          <ProfileIndex />
        </div>
        <div className={stackClass(5, "fits")}>
          {typeof children !== "function" ? (
            children
          ) : me === undefined ? (
            <Card>
              <Loading query={query} label={t("loading")} shape="20rem" failed={t("failed")} />
            </Card>
          ) : (
            children(me)
          )}
        </div>
      </div>
    </>
  );
}
