import type { Locale } from "#shared/locale.ts";
import { isBlank } from "#shared/content-references.ts";
import { cleanContent } from "#shared/content.ts";
import { firstOf, maxLength, minLength, requiredField, type Verdict } from "#shared/validators.ts";
import type { TopicForm } from "./topic-form.ts";

export type FormField = Exclude<keyof TopicForm, "poll">;
/** What is wrong, as the key of its sentence or as the sentence itself, by field. */
export type FormErrors = Partial<Record<FormField, string>>;

/** The fields in the order of the page, reading in one language. */
export const fieldsInOrder = (locale: Locale): FormField[] => [
  "categoryId",
  ...(locale === "ar"
    ? (["titleAr", "contentAr", "titleEn", "contentEn"] as const)
    : (["titleEn", "contentEn", "titleAr", "contentAr"] as const)),
  "attachments",
  "poster",
  "featuredInHome",
  "featuredFrom",
  "featuredUntil",
  "isPinned",
  "isLocked",
  "publishAt",
];

export const longestTitle = 200;

const isEmptyText = (document: unknown): boolean => {
  if (document === null || document === undefined) return true;
  const clean = cleanContent(document);
  return clean !== null && isBlank(clean);
};

/** What can be said about a form before it is sent: the server's rules, as far as they need nothing but the form. */
export function checkForm(form: TopicForm, reader: Locale, now: Date): FormErrors {
  const errors: FormErrors = {};
  const object = (field: FormField, verdict: Verdict): void => {
    if (verdict !== null) errors[field] ??= JSON.stringify(verdict);
  };
  const titleRule = firstOf(minLength(3), maxLength(longestTitle));
  const languages = (["En", "Ar"] as const).map((suffix) => ({
    suffix,
    hasTitle: form[`title${suffix}`].trim() !== "",
    hasContent: !isEmptyText(form[`content${suffix}`]),
  }));

  object("categoryId", requiredField(form.categoryId));
  for (const { suffix } of languages) object(`title${suffix}`, titleRule(form[`title${suffix}`]));
  if (!languages.some(({ hasTitle, hasContent }) => hasTitle && hasContent)) {
    // The language that was begun is the one to complete; the reader's own when none was, or both.
    const begun = languages.filter(({ hasTitle, hasContent }) => hasTitle || hasContent);
    const own = reader === "ar" ? "Ar" : "En";
    const chosen = begun.length === 1 ? begun[0] : languages.find(({ suffix }) => suffix === own);
    if (chosen !== undefined && !chosen.hasTitle) object(`title${chosen.suffix}`, { key: "fieldRequired" });
    if (chosen !== undefined && !chosen.hasContent) object(`content${chosen.suffix}`, { key: "fieldRequired" });
  }
  const { featuredFrom: from, featuredUntil: until, publishAt } = form;
  if (form.featuredInHome && from !== null && until !== null && new Date(until) <= new Date(from)) {
    object("featuredUntil", { key: "endFirst" });
  }
  if (publishAt !== null && new Date(publishAt) <= now) object("publishAt", { key: "future" });
  return errors;
}
