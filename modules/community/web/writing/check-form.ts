import { locales, otherLocale, type Locale } from "#shared/locale.ts";
import { isBlank } from "#shared/content-references.ts";
import { cleanContent } from "#shared/content.ts";
import { firstOf, maxLength, minLength, requiredField, type Verdict } from "#shared/validators.ts";
import { languageFields, type TopicForm } from "./prepare-topic-form.ts";

export type FormField = Exclude<keyof TopicForm, "poll">;
/** Errors by field: the key of a message or the message itself. */
export type FormErrors = Partial<Record<FormField, string>>;

/** Returns the fields in page order for a reader of one language. */
export const fieldsInOrder = (locale: Locale): FormField[] => [
  "categoryId",
  ...languageFields[locale],
  ...languageFields[otherLocale(locale)],
  "attachments",
  "poster",
  "featuredInHome",
  "featuredFrom",
  "featuredUntil",
  "isPinned",
  "isLocked",
  "publishAt",
];

export const maxTitleLength = 200;

const isEmptyText = (document: unknown): boolean => {
  if (document === null || document === undefined) return true;
  const clean = cleanContent(document);
  return clean !== null && isBlank(clean);
};

/** Checks a form by the server's rules that need no other data. */
export function checkForm(form: TopicForm, reader: Locale, now: Date): FormErrors {
  const errors: FormErrors = {};
  const object = (field: FormField, verdict: Verdict): void => {
    if (verdict !== null) errors[field] ??= JSON.stringify(verdict);
  };
  const titleRule = firstOf(minLength(3), maxLength(maxTitleLength));
  const languages = locales.map((language) => {
    const [title, content] = languageFields[language];
    const [hasTitle, hasContent] = [form[title].trim() !== "", !isEmptyText(form[content])];
    return { language, title, content, hasTitle, hasContent };
  });

  object("categoryId", requiredField(form.categoryId));
  for (const { title } of languages) object(title, titleRule(form[title]));
  if (!languages.some(({ hasTitle, hasContent }) => hasTitle && hasContent)) {
    // The language that was started must be completed; the reader's own if both or none were.
    const begun = languages.filter(({ hasTitle, hasContent }) => hasTitle || hasContent);
    const chosen = begun.length === 1 ? begun[0] : languages.find(({ language }) => language === reader);
    if (chosen?.hasTitle === false) object(chosen.title, { key: "fieldRequired" });
    if (chosen?.hasContent === false) object(chosen.content, { key: "fieldRequired" });
  }
  const { featuredFrom: from, featuredUntil: until, publishAt } = form;
  if (form.featuredInHome && from !== null && until !== null && new Date(until) <= new Date(from)) {
    object("featuredUntil", { key: "endFirst" });
  }
  if (publishAt !== null && new Date(publishAt) <= now) object("publishAt", { key: "future" });
  return errors;
}
