import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { useMedia } from "#ui/use-media.ts";
import { LanguagePane, useMarkText, type LanguageMark, type LanguagePaneProps } from "./LanguagePane.tsx";
import { hasSameContent } from "./compare-content.ts";
import { draftOfForm, formOfTopic, languageFields, type TopicForm } from "./prepare-topic-form.ts";

export interface LanguagePanesProps extends Omit<LanguagePaneProps, "language" | "mark" | "hideHeading"> {
  /** The visible language on a phone. */
  shown: Locale | null;
  onShown: (language: Locale) => void;
}

function written(form: TopicForm, language: Locale): unknown[] {
  const draft = draftOfForm(form);
  return languageFields[language].map((field) => draft[field]);
}

/** Returns "missing" if only the other language is written, "outdated" if the other one is newer. */
function markOf(language: Locale, form: TopicForm, topic: Topic | null): LanguageMark {
  const other = otherLocale(language);
  const isEmpty = (which: Locale): boolean => written(form, which).every((part) => part === null);
  if (isEmpty(language)) return isEmpty(other) ? null : "missing";
  if (isEmpty(other) || topic === null) return null;
  const isChanged = (which: Locale): boolean =>
    !hasSameContent(written(form, which), written(formOfTopic(topic), which));
  if (isChanged(language)) return null;
  const writtenAt = { en: topic.writtenAtEn, ar: topic.writtenAtAr };
  const [own, others] = [writtenAt[language], writtenAt[other]];
  return isChanged(other) || (own !== null && others !== null && own < others) ? "outdated" : null;
}

/** Both languages, the reader's own first: side by side if there is space, else in tabs. */
export function LanguagePanes({ shown, onShown, ...rest }: LanguagePanesProps) {
  const { form, topic, pending } = rest;
  const t = useTranslations("writing");
  const reader = useLocale();
  const panelId = useId();
  const markText = useMarkText();
  const isWide = useMedia("(width >= 992px)");
  // Fixed on mount: switching the interface language moves nothing.
  const [order] = useState<readonly Locale[]>([reader, otherLocale(reader)]);
  const front = shown ?? order[0] ?? "en";
  // While a text is loading, nothing is marked missing.
  const isPending = pending !== undefined && pending.size > 0;
  const marks = isPending ? { en: null, ar: null } : { en: markOf("en", form, topic), ar: markOf("ar", form, topic) };
  const nameOf = (language: Locale): string => (language === "en" ? t("english") : t("arabic"));
  return (
    <div className={stackClass(4, "fits")}>
      {!isWide && (
        <Tabs
          label={t("languages")}
          value={front}
          onChange={onShown}
          panelId={panelId}
          options={order.map((language) => {
            const mark = marks[language] === null ? [] : [markText(language, marks[language])];
            return { value: language, label: [nameOf(language), ...mark].join(" · ") };
          })}
        />
      )}
      <div
        className={gridClass(16, 5, "align-start")}
        id={panelId}
        {...(isWide ? {} : { role: "tabpanel", "aria-label": nameOf(front) })}
      >
        {order.map((language) => (
          // Both stay mounted to keep their cursors and undo histories.
          <section
            key={language}
            className={stackClass(4, "fits")}
            hidden={!isWide && language !== front}
            aria-label={nameOf(language)}
          >
            <LanguagePane {...rest} language={language} mark={marks[language]} hideHeading={!isWide} />
          </section>
        ))}
      </div>
    </div>
  );
}
