import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Me } from "#modules/people/contract/schemas.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { BuildingIcon, CalendarIcon, MailIcon, UsersIcon } from "#ui/icons.ts";
import { Card } from "#ui/Card.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { EmploymentFacts } from "./EmploymentFacts.tsx";
import { PhotoEditor } from "./PhotoEditor.tsx";
import styles from "./ProfileCard.module.css";

/** The signed-in user as colleagues see them, with the photo editor. */
export function ProfileCard({ me }: { me: Me }) {
  const t = useTranslations("profile");
  const locale = useLocale();
  const formats = useFormats();
  const otherName = locale === "ar" ? me.nameEn : me.nameAr;
  const name = nameIn(locale, me);
  const manager = me.manager === null ? "" : nameIn(locale, me.manager);
  const title = nameIn(locale, { nameEn: me.titleEn, nameAr: me.titleAr });
  return (
    <Card>
      <div className={stackClass(4)}>
        <div className={styles.person}>
          <PhotoEditor me={me} name={name} />
          <div>
            <p className={textClass("flush", "xl", "ink", "bold", "tight")}>
              <bdi>{name}</bdi>
            </p>
            {otherName !== null && otherName !== name && (
              <p className={textClass("flush", "muted")} lang={otherLocale(locale)}>
                <bdi>{otherName}</bdi>
              </p>
            )}
            {title !== "" && (
              <p className={boxClass("flush", "above-1")}>
                <bdi>{title}</bdi>
              </p>
            )}
          </div>
        </div>
        <ul className={styles.facts}>
          {me.department !== null && (
            <li>
              <BuildingIcon size={18} />
              <bdi>{nameIn(locale, me.department)}</bdi>
            </li>
          )}
          {manager !== "" && (
            <li>
              <UsersIcon size={18} />
              <span>{t.rich("reportsTo", { name: () => <bdi>{manager}</bdi> })}</span>
            </li>
          )}
          <li>
            <MailIcon size={18} />
            <bdi dir="ltr" className={textClass("anywhere")}>
              {me.email}
            </bdi>
          </li>
          <li>
            <CalendarIcon size={18} />
            <span>{t("joined", { date: formats.date(me.joinedAt, "long") })}</span>
          </li>
        </ul>
        <EmploymentFacts employment={me.employment} />
      </div>
    </Card>
  );
}
