import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Locale } from "#shared/locale.ts";
import type { AccountContext } from "../accounts/context.ts";

/** What the use cases of officers work with. */
export type OfficerContext = AccountContext & {
  files: FileLinks;
  /** People in any state by words of their names, in either script; in any order, as many as `most` says. */
  findPersonIds: (db: Reader, text: string, most: number) => Promise<string[]>;
};

/** Who does it, and by which request. */
export type Doer = { actor: Actor; requestId: string; locale: Locale };
