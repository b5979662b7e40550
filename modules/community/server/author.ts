import type { PersonSummary } from "#shared/wire.ts";
import type { FileLinks } from "./viewer.ts";

/** Columns of an author; `alias` is the alias of table person in the statement. */
export const authorColumns = (alias: string, prefix = "author"): string => `
  ${alias}.id as ${prefix}_id, ${alias}.name_ar as ${prefix}_name_ar, ${alias}.name_en as ${prefix}_name_en,
  ${alias}.title_ar as ${prefix}_title_ar, ${alias}.title_en as ${prefix}_title_en, ${alias}.photo_file_id as ${prefix}_photo`;

export type AuthorRow = {
  author_id: string;
  author_name_ar: string | null;
  author_name_en: string | null;
  author_title_ar: string | null;
  author_title_en: string | null;
  author_photo: string | null;
};

/** The author as shown to others; the photo URL is valid for `viewerId` only. */
export const authorOf = (row: AuthorRow, files: FileLinks, viewerId: string): PersonSummary => ({
  id: row.author_id,
  nameAr: row.author_name_ar,
  nameEn: row.author_name_en,
  titleAr: row.author_title_ar,
  titleEn: row.author_title_en,
  photoUrl: files.photoUrl(row.author_photo, viewerId),
});
