import { afterAll, inject } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratch.ts";

/** Creates a migrated database without rows (50 to 100 ms). Drop it after the tests of the file. */
export const createTestDatabase = (): Promise<ScratchDatabase> =>
  createScratchDatabase(inject("clusterUrl"), inject("templateName"));

/** Creates such a database for all tests of a file, with `size` connections; called at its top. */
export async function useTestDatabase(size = 4) {
  const scratch = await createTestDatabase();
  const database = openDatabase({ url: scratch.url, size });
  afterAll(async () => {
    await database.close();
    await scratch.drop();
  });
  return { scratch, database };
}
