import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { stackClass } from "#ui/primitives.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { useMedia } from "#ui/use-media.ts";
import { LanguagePane, useMarkText, type LanguageMark, type LanguagePaneProps } from "./LanguagePane.tsx";
import styles from "./LanguagePanes.module.css";
import { sameContent } from "./same-content.ts";
import { draftOfForm, formOfTopic, type TopicForm } from "./topic-form.ts";

export interface LanguagePanesProps extends Omit<
  LanguagePaneProps,
  "language" | "mark" | "titleError" | "contentError" | "topicId"
> {
  /** The topic that is edited. */
  topic: Topic | null;
  errorOf: (field: "titleEn" | "titleAr" | "contentEn" | "contentAr") => string | undefined;
  /** Where an error is to be seen: its language comes to the front on a phone. */
  shown: Locale | null;
  onShown: (language: Locale) => void;
}

const written = (form: TopicForm, language: Locale) => {
  const { titleEn, titleAr, contentEn, contentAr } = draftOfForm(form);
  return language === "en" ? [titleEn, contentEn] : [titleAr, contentAr];
};

/** Which languages are missing once one is written, and which is older than the other one. */
function markOf(language: Locale, form: TopicForm, topic: Topic | null): LanguageMark {
  const other = otherLocale(language);
  const isEmpty = (which: Locale): boolean => written(form, which).every((part) => part === null);
  if (isEmpty(language)) return isEmpty(other) ? null : "missing";
  if (isEmpty(other) || topic === null) return null;
  const isChanged = (which: Locale): boolean => !sameContent(written(form, which), written(formOfTopic(topic), which));
  if (isChanged(language)) return null;
  const [own, others] =
    language === "en" ? [topic.writtenAtEn, topic.writtenAtAr] : [topic.writtenAtAr, topic.writtenAtEn];
  return isChanged(other) || (own !== null && others !== null && own < others) ? "outdated" : null;
}

/** Both languages: beside each other where there is room, else one after the other by tabs. The reader's own first. */
export function LanguagePanes({ topic, errorOf, shown, onShown, ...rest }: LanguagePanesProps) {
  const t = useTranslations("writing");
  const reader = useLocale();
  const panelId = useId();
  const markText = useMarkText();
  const isWide = useMedia("(width >= 992px)");
  // The order in which the page began, so that a change of language under way moves nothing away from the hands.
  const [order] = useState<readonly Locale[]>(reader === "ar" ? ["ar", "en"] : ["en", "ar"]);
  const front = shown ?? order[0] ?? "en";
  // Nothing is missing of a text that is still to come.
  const isPending = rest.pending !== undefined && rest.pending.size > 0;
  const marks = isPending
    ? { en: null, ar: null }
    : { en: markOf("en", rest.form, topic), ar: markOf("ar", rest.form, topic) };
  const nameOf = (language: Locale): string => (language === "en" ? t("english") : t("arabic"));
  return (
    <div className={stackClass(4, "fits")}>
      {!isWide && (
        <Tabs
          label={t("languages")}
          value={front}
          onChange={onShown}
          panelId={panelId}
          options={order.map((language) => ({
            value: language,
            label:
              marks[language] === null
                ? nameOf(language)
                : `${nameOf(language)} · ${markText(language, marks[language])}`,
          }))}
        />
      )}
      <div className={styles.panes} id={panelId} {...(isWide ? {} : { role: "tabpanel", "aria-label": nameOf(front) })}>
        {order.map((language) => (
          // Both stay, so that neither loses its cursor or what can be undone.
          <section
            key={language}
            className={stackClass(4, "fits")}
            hidden={!isWide && language !== front}
            aria-label={nameOf(language)}
          >
            <LanguagePane
              {...rest}
              topicId={topic?.id ?? null}
              language={language}
              mark={marks[language]}
              titleError={errorOf(language === "en" ? "titleEn" : "titleAr")}
              contentError={errorOf(language === "en" ? "contentEn" : "contentAr")}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
