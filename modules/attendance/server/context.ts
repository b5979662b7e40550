import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { AbsenceSpan } from "./absences/policy.ts";
import type { Author } from "./rules/record-rule.ts";
import type { RulesSource } from "./rules/load-rules.ts";

/** What an officer does to an absence that a request entered. */
export type AbsenceChange = {
  request: string;
  author: Author;
  /** As the person is told it. */
  reason: string;
  /** Null: all of it is taken back. */
  left: AbsenceSpan | null;
};
/** Does what follows from it in the same transaction, before anything of the person is held. */
export type AbsenceFollower = (tx: Transaction, change: AbsenceChange) => Promise<void>;

/** What every room of attendance may need of its surroundings. */
export type AttendanceContext = {
  settings: SettingsSource;
  rules: RulesSource;
  files: FileLinks;
  /** Those who hear of absences that requests entered. */
  followers: readonly AbsenceFollower[];
  /** The active people nearest to what somebody typed, best first, 20 at most; search knows. With `most` more, in any order. */
  findPersonIds: (db: Reader, text: string, most?: number) => Promise<string[]>;
};
