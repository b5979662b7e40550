import { openClient } from "#platform/database/client.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createScratchDatabase } from "#testing/scratch.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { dumpSchema } from "./dump.ts";
import { tableTypes } from "./table-types.ts";

export async function catalogueOf(url: string): Promise<Catalogue> {
  await using client = await openClient(url);
  return await readCatalogue(client);
}

/** Describes a migrated database, as SQL and as types. */
export async function describeSchema(url: string): Promise<{ dump: string; types: string }> {
  const catalogue = await catalogueOf(url);
  return { dump: dumpSchema(catalogue), types: tableTypes(catalogue) };
}

/** Migrates a new database of the cluster and describes it. */
export async function readSchema(clusterUrl: string, migrations?: string): Promise<{ dump: string; types: string }> {
  await using database = await createScratchDatabase(clusterUrl);
  await migrate(database.url, migrations);
  return await describeSchema(database.url);
}
