import type { SearchSource } from "#modules/search/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { wordPatterns } from "#platform/database/match-words.ts";
import type { FileRight } from "#platform/files/serve-file.ts";
import type { Permission } from "#shared/permissions.ts";
import { todayOf, type PublicationContext, type SettingsQuery } from "./context.ts";
import { findDocuments, selectFileUses } from "./documents/queries.ts";
import { findLinks } from "./links/queries.ts";
import { selectPictureUses } from "./promotions/queries.ts";

/** The first two values of the statements: a person and today. */
const readerOn = async (query: SettingsQuery, personId: string) => [personId, await todayOf(query)] as const;

/** The uses of a file by publications, and whether a person may read each as current; null for drafts. */
type FindUses = (db: Reader, fileId: string, personId: string) => Promise<{ is_shown: boolean | null }[]>;

/** Readers of a publication may fetch its current file; those with the permission may always fetch all its files. */
const fileRight =
  ({ permissionsOf }: PublicationContext, permission: Permission, findUses: FindUses): FileRight =>
  async (db, { fileId }, personId) => {
    const uses = await findUses(db, fileId, personId);
    if (uses.length === 0) return false;
    return uses.some((use) => use.is_shown) || (await permissionsOf(db, personId)).has(permission);
  };

export const mayFetchPicture = (context: PublicationContext): FileRight =>
  fileRight(context, "promotion.manage", async (db, fileId, personId) =>
    selectPictureUses(db, [...(await readerOn({ db, context }, personId)), fileId]),
  );

export const mayFetchDocument = (context: PublicationContext): FileRight =>
  fileRight(context, "document.manage", async (db, fileId, personId) =>
    selectFileUses(db, [...(await readerOn({ db, context }, personId)), nowIso(), fileId]),
  );

/** Searches the links and reports that a person may see. */
export const publicationSources = (context: PublicationContext): readonly SearchSource[] => [
  {
    kind: "link",
    find: async (db, personId, words, limit) =>
      findLinks(db, [...(await readerOn({ db, context }, personId)), wordPatterns(words), limit]),
  },
  {
    kind: "document",
    find: async (db, personId, words, limit) =>
      findDocuments(db, [...(await readerOn({ db, context }, personId)), nowIso(), wordPatterns(words), limit]),
  },
];
