import type { Actor } from "#platform/http/actor.ts";

/** What rules ask of the person who reads or writes. */
export type Viewer = Pick<Actor, "personId" | "permissions">;

/** Signed addresses of files; they name the person they are for. */
export type FileLinks = {
  photoUrl(fileId: string | null, personId: string): string | null;
  url(fileId: string, variant: string, personId: string): string;
};
