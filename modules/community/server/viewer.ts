import type { Files } from "#platform/files/files.ts";
import type { Actor } from "#platform/http/actor.ts";

/** What rules ask of the person who reads or writes. */
export type Viewer = Pick<Actor, "personId" | "permissions" | "viewing">;

/** Signed addresses of files; they name the person they are for. */
export type FileLinks = {
  photoUrl(fileId: string | null, personId: string): string | null;
  url(fileId: string, variant: string, personId: string): string;
};

/** What texts need of files: addresses, descriptions, and taking uploads into use. */
export type FileDoor = FileLinks & Pick<Files, "attach" | "describe" | "hold" | "release">;

/** What lies outside of the community and takes part in what is written. */
export type Doors = { files: FileDoor };
