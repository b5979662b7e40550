import type { Locale } from "#shared/locale.ts";
import { cleanContent, contentText } from "#shared/content.ts";
import type { TopicForm } from "./topic-form.ts";

/** What a form says in one language, title first, for comparing two of them. */
export function textOfForm(
  form: Pick<TopicForm, "titleEn" | "titleAr" | "contentEn" | "contentAr">,
  language: Locale,
): string {
  const [title, content] = language === "en" ? [form.titleEn, form.contentEn] : [form.titleAr, form.contentAr];
  const clean = cleanContent(content);
  const text = clean === null ? "" : contentText(clean);
  return [title, text].filter((part) => part !== "").join("\n\n");
}
