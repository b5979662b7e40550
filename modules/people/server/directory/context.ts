import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** Throws if the actor may not make this change; returns the reason if the actor granted themselves authority. */
export type RequireManager = (
  db: Reader,
  actor: Actor,
  change: { person: string; manager: string | null; reason?: string | null },
) => Promise<{ reason?: string }>;

export type DirectoryContext = {
  files: Files;
  settings: SettingsSource;
  /** Without a trailing slash. */
  publicUrl: () => string;
  /** Returns people in any state that a search finds: near by their names, far by spelling, title or department. */
  findByNearness: (db: Reader, text: string, limit: number) => Promise<{ near: string[]; far: string[] }>;
  requireManager: RequireManager;
  /** Returns whether the actor may change the person's manager at all. */
  mayChangeManager: (db: Reader, actor: Actor, personId: string) => Promise<boolean>;
};
