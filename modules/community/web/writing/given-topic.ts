import { cleanContent } from "#shared/content.ts";
import { emptyForm, type TopicForm } from "./topic-form.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(value: unknown, most: number): string | null {
  if (value === null || value === undefined) return "";
  return typeof value === "string" && value.length <= most ? value : null;
}

/** The id of a category, given as itself or within its category. */
function categoryOf(given: Record<string, unknown>): string | null {
  const inner = isRecord(given["category"]) ? given["category"]["id"] : undefined;
  const id = String(given["categoryId"] ?? inner ?? "");
  return /^[1-9][0-9]{0,17}$/.test(id) ? id : null;
}

/**
 * The form as the query parameter `topic` fills it (the specification's JSON of the entity), or null when it is broken
 * or of another topic. It is only looked at until the server's own topic arrives, and never saved by itself.
 */
export function givenTopic(json: string | undefined, topicId: string): TopicForm | null {
  if (json === undefined || json.length > 500_000) return null;
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(given) || String(given["id"]) !== topicId) return null;
  const titles = [textOf(given["titleEn"], 1_000), textOf(given["titleAr"], 1_000)];
  const [titleEn = null, titleAr = null] = titles;
  const categoryId = categoryOf(given);
  if (titleEn === null || titleAr === null || categoryId === null) return null;
  const contents = [given["contentEn"], given["contentAr"]].map((content) =>
    content == null ? null : cleanContent(content),
  );
  const [contentEn = null, contentAr = null] = contents;
  return { ...emptyForm(categoryId), titleEn, titleAr, contentEn, contentAr };
}
