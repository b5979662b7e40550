import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { RequestFacts } from "#platform/http/handler.ts";
import type { Locale } from "#shared/locale.ts";
import type { FindRolePowers } from "../roles/context.ts";
import type { AccountContext } from "../accounts/context.ts";

export type OfficerContext = AccountContext & {
  files: FileLinks;
  findRolePowers: FindRolePowers;
  /** Returns at most `limit` people in any state by words of their names, in either script; unordered. */
  findPersonIds: (db: Reader, text: string, limit: number) => Promise<string[]>;
  /**
   * Reassigns pending approvals of a person whose account was disabled in this transaction; throws `approvals_waiting`
   * if no other person can decide them.
   */
  passOn: (tx: Transaction, personId: string) => Promise<void>;
};

/** The actor and their request. For a directory, the actor is the administrator who connected it. */
export type Requester = { actor: Actor; requestId: string; locale: Locale; isDirectory?: true };

/** The part of a request that names its author. */
export type Caller = { actor: Actor; facts: RequestFacts };

export const requesterOf = ({ actor, facts }: Caller): Requester => ({
  actor,
  requestId: facts.id,
  locale: facts.locale,
});

/** A change of accounts in one transaction. */
export type AccountChange = { tx: Transaction; context: OfficerContext; requester: Requester };
