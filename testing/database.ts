import { inject } from "vitest";
import { createScratchDatabase, type ScratchDatabase } from "./scratch.ts";

/** A migrated database without rows, alone for the caller (50 to 100 ms). Drop it when the tests of the file are over. */
export const createTestDatabase = (): Promise<ScratchDatabase> =>
  createScratchDatabase(inject("clusterUrl"), inject("templateName"));
