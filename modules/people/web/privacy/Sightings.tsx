import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { sightingsQuery } from "../directory/api.ts";
import { PersonLink } from "../directory/PersonLink.tsx";
import styles from "./PrivacyPanel.module.css";

/** Who saw what I do not show to everybody, the latest first. */
export function Sightings() {
  const t = useTranslations("privacy");
  const locale = useLocale();
  const formats = useFormats();
  const { data, error, isFetching, refetch } = useQuery(sightingsQuery);
  return (
    <section className={styles.sightings} aria-labelledby="sightings">
      <h3 id="sightings">{t("sightings")}</h3>
      <p className={styles.hint}>{data?.data.length === 0 ? t("nobodyLooked") : t("sightingsHint")}</p>
      {data === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="4rem" />
        </Skeleton>
      )}
      {data === undefined && error !== null && (
        <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("sightingsFailed")} />
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.people}>
          {data.data.map(({ viewer, day, fields }) => (
            <li key={`${viewer.id} ${day}`}>
              <AvatarName
                id={viewer.id}
                name={nameIn(locale, viewer)}
                photo={viewer.photoUrl}
                detail={t("sighting", {
                  date: formats.date(`${day}T12:00:00Z`, "medium"),
                  fields: formats.list(fields.map((field) => t(`field.${field}`))),
                })}
                renderLink={(slot) => <PersonLink id={viewer.id} {...slot} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
