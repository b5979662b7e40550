import type { Files } from "#platform/files/files.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { FactorContext } from "../factors/context.ts";

export type PersonalDataContext = FactorContext & {
  files: Files;
  /** The personal data of all modules. */
  sources: readonly PersonalDataSource[];
};
