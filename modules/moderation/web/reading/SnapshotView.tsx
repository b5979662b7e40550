import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { RichText } from "#ui/rich-text/RichText.tsx";
import styles from "./Snapshot.module.css";

/** A topic or comment as it was, or is: every language there is, the poll and the names of the files. */
export function SnapshotView({ snapshot }: { snapshot: CaseSnapshot }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const { content, poll, files } = snapshot;
  // The reader's language first, and what is the same in both once.
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
          <section key={lang} className={boxClass("shrinks")}>
            <h3 className={textClass("flush", "below-1", "xs", "muted", "medium")}>{name}</h3>
            <div lang={lang}>
              {title !== null && (
                <p
                  className={textClass("flush", "below-2", "lg", "ink", "bold", "tight", "anywhere", "text-start")}
                  dir="auto"
                >
                  {title}
                </p>
              )}
              {document !== null && <RichText document={document} />}
            </div>
          </section>
        ))}
      {content !== null && <PlainText text={content} />}
      {poll !== null && (
        <section className={boxClass("shrinks")}>
          <h3 className={textClass("flush", "below-1", "xs", "muted", "medium")}>{t("poll")}</h3>
          {inOrder(poll.questionEn, poll.questionAr).map((question) => (
            <p
              key={question}
              className={textClass("flush", "below-2", "lg", "ink", "bold", "tight", "anywhere", "text-start")}
              dir="auto"
            >
              {question}
            </p>
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
        </section>
      )}
      {files.length > 0 && (
        <section className={boxClass("shrinks")}>
          <h3 className={textClass("flush", "below-1", "xs", "muted", "medium")}>{t("files")}</h3>
          <ul className={styles.list}>
            {files.map(({ name }, place) => (
              <li key={place}>
                <bdi>{name ?? t("nameless")}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
