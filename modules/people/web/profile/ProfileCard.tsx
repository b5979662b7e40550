import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Me } from "#modules/people/contract/schemas.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { BuildingIcon, CalendarIcon, MailIcon, UsersIcon } from "#ui/icons.ts";
import { Card } from "#ui/Card.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import type { Employment } from "#modules/people/contract/schemas-employment.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
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
        <div className={classNames(stackClass(4, "items-center", "text-center"), styles.person)}>
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
        <ul className={classNames(stackClass(3, "list", "sm"), styles.facts)}>
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

/** The own employment, as officers keep it; renders nothing without any entry. */
function EmploymentFacts({ employment }: { employment: Employment }) {
  const t = useTranslations("profile.employment");
  const locale = useLocale();
  const formats = useFormats();
  const { employeeNumber, endDate, contractKind, weeklyMinutes } = employment;
  if ([employeeNumber, endDate, contractKind, weeklyMinutes].every((value) => value === null)) return null;
  return (
    <Facts layout="rows">
      {employeeNumber !== null && (
        <Fact name={t("number")}>
          <bdi>{employeeNumber}</bdi>
        </Fact>
      )}
      {contractKind !== null && (
        <Fact name={t("contractKind")}>
          <bdi>{nameIn(locale, contractKind)}</bdi>
        </Fact>
      )}
      {weeklyMinutes !== null && (
        <Fact name={t("weeklyTime")}>
          {t(weeklyMinutes % 60 === 0 ? "hours" : "hoursMinutes", {
            hours: formats.number(Math.floor(weeklyMinutes / 60)),
            minutes: formats.number(weeklyMinutes % 60),
          })}
        </Fact>
      )}
      {endDate !== null && <Fact name={t("endDate")}>{formats.date(endDate, "long")}</Fact>}
    </Facts>
  );
}
