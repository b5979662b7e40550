import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { pickText } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./PersonPage.module.css";
import { useLanguageName } from "./use-language-name.ts";

/** What somebody says of themselves; languages and skills lead to who has them too. */
export function AboutCard({ person }: { person: Person }) {
  const t = useTranslations("directory.person");
  const locale = useLocale();
  const formats = useFormats();
  const languageName = useLanguageName();
  const about = pickText(locale, { en: person.aboutEn, ar: person.aboutAr });
  return (
    <Card title={t("about")}>
      {about.text !== "" && (
        <p className={textClass("flush", "anywhere", "pre-line")} lang={about.locale} dir="auto">
          {about.text}
        </p>
      )}
      {person.languages.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("languages")}</h3>
          <ul className={rowClass(2, "wrap", "list")}>
            {person.languages.map((language) => (
              <li key={language}>
                <Link to="/directory" search={{ language }} className={styles.tag}>
                  {languageName(language)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {person.skills.length > 0 && (
        <>
          <h3 className={styles.heading}>{t("skills")}</h3>
          <ul className={rowClass(2, "wrap", "list")}>
            {person.skills.map((skill) => (
              <li key={skill}>
                <Link to="/directory" search={{ skill }} className={styles.tag}>
                  <bdi>{skill}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>{t("joined")}</h3>
      <p className={textClass("flush", "anywhere", "pre-line")}>{formats.date(person.joinedAt, "long")}</p>
    </Card>
  );
}
