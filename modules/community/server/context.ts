import type { Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Actor } from "#platform/http/actor.ts";

/** The part of the signed-in user that policies need. */
export type Viewer = Pick<Actor, "personId" | "permissions" | "viewing">;

/** A request that writes: its transaction, user and id; part of the argument of its handler. */
export type Change = { tx: Transaction; actor: Viewer; facts: { id: string } };

/** Signed URLs of files, each valid for one person. */
export type FileLinks = {
  photoUrl(fileId: string | null, personId: string): string | null;
  url(fileId: string, variant: string, personId: string): string;
};

export type FileAccess = FileLinks & Pick<Files, "attach" | "describe" | "extendUploads" | "release">;
