import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { stackClass } from "#ui/primitives.ts";
import { sightingsQuery } from "../directory/api.ts";
import { PersonLink } from "../directory/PersonLink.tsx";
import styles from "./PrivacyPage.module.css";

/** Who saw what I do not show to everybody, the latest first. */
export function Sightings() {
  const t = useTranslations("privacy");
  const locale = useLocale();
  const formats = useFormats();
  const query = useQuery(sightingsQuery);
  const { data } = query;
  return (
    <section className={styles.sightings} aria-labelledby="sightings">
      <h2 id="sightings">{t("sightings")}</h2>
      <p className={styles.hint}>{data?.data.length === 0 ? t("nobodyLooked") : t("sightingsHint")}</p>
      {data === undefined && <Loading query={query} label={t("loading")} shape="4rem" failed={t("sightingsFailed")} />}
      {data !== undefined && data.data.length > 0 && (
        <ul className={stackClass(3, "list")}>
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
