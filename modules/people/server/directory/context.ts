import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/**
 * Refuses a change of manager that somebody may not bring about; tells why they took for themselves what nobody else could
 * give them, if they did.
 */
export type RequireManager = (
  db: Reader,
  actor: Actor,
  change: { person: string; manager: string | null; reason?: string | null },
) => Promise<{ reason?: string }>;

/** What the directory needs of its surroundings. */
export type DirectoryContext = {
  files: Files;
  settings: SettingsSource;
  /** Where people reach the portal; without a slash at the end. */
  publicUrl: () => string;
  /** The active people that somebody's words find, in any order; search knows. */
  findPersonIds: (db: Reader, text: string, most: number) => Promise<string[]>;
  requireManager: RequireManager;
  /** Whether somebody may change a person's manager at all. */
  mayChangeManager: (db: Reader, actor: Actor, personId: string) => Promise<boolean>;
};
