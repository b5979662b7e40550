import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { directionOf, type Locale } from "#shared/locale.ts";
import { characterCount } from "#shared/validators.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import type { EditorLabels } from "#ui/editor/labels.ts";
import type { EditorPictures } from "#ui/editor/pictures.ts";
import { RichTextEditor } from "#ui/editor/RichTextEditor.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useFindMentions } from "../find-mentions.ts";
import { maxTitleLength } from "./check-form.ts";
import type { FormPart } from "./read-topic-from-url.ts";
import { languageFields, type LanguageField, type TopicForm } from "./prepare-topic-form.ts";
import styles from "./WritingForm.module.css";

/** Whether a language is not written yet, or older than the other. */
export type LanguageMark = "missing" | "outdated" | null;

export interface LanguagePaneProps {
  language: Locale;
  form: TopicForm;
  onChange: (part: Partial<TopicForm>) => void;
  mark: LanguageMark;
  /** Hides the heading, which is the tab's label, from all but screen readers. */
  hideHeading: boolean;
  errorOf: (field: LanguageField) => string | undefined;
  labels: EditorLabels;
  pictures: EditorPictures;
  /** The edited topic; null for a new one. */
  topic: Topic | null;
  /** Fields that are still loading. */
  pending?: ReadonlySet<FormPart>;
  /** Called with files other than images that are dropped on the text. */
  onFiles: (files: File[]) => void;
}

/** In the language of the text, not of the interface. */
const placeholders: Record<Locale, string> = {
  en: "What would you like to tell your colleagues?",
  ar: "ماذا تود أن تقول لزملائك؟",
};

export function useMarkText(): (language: Locale, mark: LanguageMark) => string {
  const t = useTranslations("writing");
  return (language, mark) =>
    mark === null ? "" : mark === "missing" ? t("missing") : language === "en" ? t("outdatedEn") : t("outdatedAr");
}

function PendingField({ label, height }: { label: string; height: string }) {
  const t = useTranslations("writing");
  return (
    <Skeleton label={`${label}: ${t("loading")}`}>
      <SkeletonBlock height={height} />
    </Skeleton>
  );
}

export function LanguagePane(props: LanguagePaneProps) {
  const { language, form, onChange, mark, hideHeading, errorOf, labels, pictures, topic, pending, onFiles } = props;
  const t = useTranslations("writing");
  const formats = useFormats();
  const markText = useMarkText();
  const findMentions = useFindMentions(language, topic?.id ?? null);
  const [title, content] = languageFields[language];
  const count = characterCount(form[title].trim(), 10 * maxTitleLength);
  const counted = t("titleCount", { count, max: maxTitleLength });
  return (
    <>
      <div
        className={hideHeading ? boxClass("unseen") : classNames(rowClass(2, "wrap", "align-center"), styles.paneHead)}
      >
        <h2 className={textClass("flush", "md")}>{language === "en" ? t("english") : t("arabic")}</h2>
        {mark !== null && <Badge tone={mark === "missing" ? "neutral" : "saffron"}>{markText(language, mark)}</Badge>}
      </div>
      {pending?.has(title) === true ? (
        <PendingField label={t("title")} height="2.75rem" />
      ) : (
        <TextField
          id={`writing-${title}`}
          label={t("title")}
          lang={language}
          dir={directionOf(language)}
          autoComplete="off"
          value={form[title]}
          error={errorOf(title)}
          hint={
            <span
              aria-label={counted}
            >{`\u2066${formats.number(count)} / ${formats.number(maxTitleLength)}\u2069`}</span>
          }
          onChange={(event) => onChange({ [title]: event.target.value })}
        />
      )}
      {pending?.has(content) === true ? (
        <PendingField label={t("content")} height="14rem" />
      ) : (
        <RichTextEditor
          id={`writing-${content}`}
          label={t("content")}
          locale={language}
          value={form[content]}
          error={errorOf(content)}
          placeholder={placeholders[language]}
          labels={labels}
          pictures={pictures}
          findMentions={findMentions}
          onFiles={onFiles}
          onChange={(document) => onChange({ [content]: document })}
        />
      )}
    </>
  );
}
