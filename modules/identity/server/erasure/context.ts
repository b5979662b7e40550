import type { Files } from "#platform/files/files.ts";
import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { OfficerContext } from "../users/context.ts";

/** What people are erased with. */
export type ErasureContext = OfficerContext & {
  releaseFiles: Files["release"];
  /** What every module does, in this order. */
  erasures: readonly PersonalErasure[];
};
