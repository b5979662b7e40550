import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Locale } from "#shared/locale.ts";
import type { FindRolePowers } from "../roles/context.ts";
import type { AccountContext } from "../accounts/context.ts";

/** What the use cases of officers work with. */
export type OfficerContext = AccountContext & {
  files: FileLinks;
  findRolePowers: FindRolePowers;
  /** People in any state by words of their names, in either script; in any order, as many as `most` says. */
  findPersonIds: (db: Reader, text: string, most: number) => Promise<string[]>;
  /**
   * Passes on what waits for somebody whose account was closed in this transaction; refuses with `approvals_waiting`
   * where nobody else could take it.
   */
  passOn: (tx: Transaction, personId: string) => Promise<void>;
};

/** The actor and their request. Of a directory, the actor is the administrator who connected it. */
export type Doer = { actor: Actor; requestId: string; locale: Locale; isDirectory?: true };
