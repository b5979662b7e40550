import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { pickText } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./PersonPage.module.css";
import type { DirectorySearch } from "./search.ts";
import { useLanguageName } from "./use-language-name.ts";

/** The heading of a part of a card. */
export const headingClass = classNames(
  textClass("flush", "above-4", "below-2", "xs", "muted", "medium"),
  styles.heading,
);

/** Links to the people of the directory who share a language or skill; renders nothing without any. */
function Tags({ title, tags }: { title: string; tags: readonly { name: string; search: DirectorySearch }[] }) {
  if (tags.length === 0) return null;
  return (
    <>
      <h3 className={headingClass}>{title}</h3>
      <ul className={rowClass(2, "wrap", "list")}>
        {tags.map(({ name, search }) => (
          <li key={name}>
            <Link
              to="/directory"
              search={search}
              className={classNames(rowClass(0, "inline", "align-center", "sm", "plain", "anywhere"), styles.tag)}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

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
      <Tags
        title={t("languages")}
        tags={person.languages.map((language) => ({ name: languageName(language), search: { language } }))}
      />
      <Tags title={t("skills")} tags={person.skills.map((skill) => ({ name: skill, search: { skill } }))} />
      <h3 className={headingClass}>{t("joined")}</h3>
      <p className={textClass("flush", "anywhere", "pre-line")}>{formats.date(person.joinedAt, "long")}</p>
    </Card>
  );
}
