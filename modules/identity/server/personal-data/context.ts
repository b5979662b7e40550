import type { Files } from "#platform/files/files.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { AccountContext } from "../accounts/context.ts";

/** What the archives of people are made with. */
export type PersonalDataContext = AccountContext & {
  files: Files;
  /** What every module keeps of a person. */
  sources: readonly PersonalDataSource[];
};
