import type { Files } from "#platform/files/files.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { OfficerContext } from "../users/context.ts";

export type ErasureContext = OfficerContext & {
  releaseFiles: Files["release"];
  /** In execution order. */
  erasures: readonly PersonalErasure[];
};
