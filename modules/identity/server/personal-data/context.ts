import type { Files } from "#platform/files/files.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { FactorContext } from "../factors/context.ts";

/** What the archives of people are made with. */
export type PersonalDataContext = FactorContext & {
  files: Files;
  /** What every module keeps of a person. */
  sources: readonly PersonalDataSource[];
};
