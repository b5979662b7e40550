import { inject } from "vitest";
import { createScratchDatabase, type ScratchDatabase } from "./scratch.ts";

/** Creates a migrated database without rows (50 to 100 ms). Drop it after the tests of the file. */
export const createTestDatabase = (): Promise<ScratchDatabase> =>
  createScratchDatabase(inject("clusterUrl"), inject("templateName"));
