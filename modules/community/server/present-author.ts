import type { PersonSummary } from "#shared/wire.ts";
import type { FileLinks } from "./context.ts";

/** Columns of an author; `alias` is the alias of table person in the statement. */
export const authorColumns = (alias: string, prefix = "author"): string => `
  ${alias}.id as ${prefix}_id, ${alias}.name_ar as ${prefix}_name_ar, ${alias}.name_en as ${prefix}_name_en,
  ${alias}.title_ar as ${prefix}_title_ar, ${alias}.title_en as ${prefix}_title_en, ${alias}.photo_file_id as ${prefix}_photo`;

type Texts<Prefix extends string> = `${Prefix}_${"name_ar" | "name_en" | "title_ar" | "title_en" | "photo"}`;

export type AuthorRow = { author_id: string } & Record<Texts<"author">, string | null>;
/** The same columns with another prefix, of a person whom the row may lack. */
export type OptionalPersonRow<Prefix extends string> = Record<`${Prefix}_id` | Texts<Prefix>, string | null>;

/** A person as shown to others, null if the row has none; the photo URL is valid for `viewerId` only. */
export function personOf<Prefix extends string>(
  row: OptionalPersonRow<Prefix>,
  prefix: Prefix,
  files: FileLinks,
  viewerId: string,
): PersonSummary | null {
  const id = row[`${prefix}_id`];
  if (id === null) return null;
  return {
    id,
    nameAr: row[`${prefix}_name_ar`],
    nameEn: row[`${prefix}_name_en`],
    titleAr: row[`${prefix}_title_ar`],
    titleEn: row[`${prefix}_title_en`],
    photoUrl: files.photoUrl(row[`${prefix}_photo`], viewerId),
  };
}

/** The author as shown to others; the photo URL is valid for `viewerId` only. */
export const authorOf = (row: AuthorRow, files: FileLinks, viewerId: string): PersonSummary => ({
  id: row.author_id,
  nameAr: row.author_name_ar,
  nameEn: row.author_name_en,
  titleAr: row.author_title_ar,
  titleEn: row.author_title_en,
  photoUrl: files.photoUrl(row.author_photo, viewerId),
});
