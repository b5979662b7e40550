import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { RichText } from "#ui/rich-text/RichText.tsx";
import styles from "./Snapshot.module.css";

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={boxClass("shrinks")}>
      <h3 className={textClass("flush", "below-1", "xs", "muted", "medium")}>{name}</h3>
      {children}
    </section>
  );
}

const Title = ({ text }: { text: string }) => (
  <p className={textClass("flush", "below-2", "lg", "ink", "bold", "tight", "anywhere", "text-start")} dir="auto">
    {text}
  </p>
);

/** A topic or comment in a snapshot: all languages, the poll and the file names. */
export function SnapshotView({ snapshot }: { snapshot: CaseSnapshot }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const { content, poll, files } = snapshot;
  // The reader's language first, and equal texts once.
  const inOrder = (en: string | null, ar: string | null): string[] =>
    [...new Set(locale === "ar" ? [ar, en] : [en, ar])].filter((text) => text !== null);
  const inBoth = [
    { lang: "en" as const, name: t("english"), title: snapshot.titleEn, document: snapshot.contentEn },
    { lang: "ar" as const, name: t("arabic"), title: snapshot.titleAr, document: snapshot.contentAr },
  ].filter(({ title, document }) => title !== null || document !== null);
  const languages = locale === "ar" ? inBoth.toReversed() : inBoth;
  return (
    <div className={stackClass(5)}>
      {content === null &&
        languages.map(({ lang, name, title, document }) => (
          <Part key={lang} name={name}>
            <div lang={lang}>
              {title !== null && <Title text={title} />}
              {document !== null && <RichText document={document} />}
            </div>
          </Part>
        ))}
      {content !== null && <PlainText text={content} />}
      {poll !== null && (
        <Part name={t("poll")}>
          {inOrder(poll.questionEn, poll.questionAr).map((question) => (
            <Title key={question} text={question} />
          ))}
          <ul className={styles.list}>
            {poll.choices.map(({ textEn, textAr }, place) => (
              <li key={place}>
                {inOrder(textEn, textAr).map((text) => (
                  <p key={text} className={styles.choice}>
                    <bdi>{text}</bdi>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {files.length > 0 && (
        <Part name={t("files")}>
          <ul className={styles.list}>
            {files.map(({ name }, place) => (
              <li key={place}>
                <bdi>{name ?? t("nameless")}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
