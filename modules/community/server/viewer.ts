import type { Files } from "#platform/files/files.ts";
import type { Actor } from "#platform/http/actor.ts";

/** The part of the signed-in user that policies need. */
export type Viewer = Pick<Actor, "personId" | "permissions" | "viewing">;

/** Signed URLs of files, each valid for one person. */
export type FileLinks = {
  photoUrl(fileId: string | null, personId: string): string | null;
  url(fileId: string, variant: string, personId: string): string;
};

export type FileDoor = FileLinks & Pick<Files, "attach" | "describe" | "extendUploads" | "release">;

export type Doors = { files: FileDoor };
