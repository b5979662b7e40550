import type { Topic } from "#modules/community/contract/schemas.ts";

/** Characters of an address that every server and proxy takes. */
const longestAddress = 4_000;

/** What a topic's edit page is opened with. Long texts are left out: the server sends them at once. */
export function topicToGive({ id, category, titleEn, titleAr, contentEn, contentAr }: Topic): string {
  const short = { id, category: { id: category.id }, titleEn, titleAr };
  const json = JSON.stringify({ ...short, contentEn, contentAr });
  return encodeURIComponent(json).length <= longestAddress ? json : JSON.stringify(short);
}
