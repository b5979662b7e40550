// `npm run clean`: removes databases whose data directory was deleted.
import { systemDirectory } from "../embedded-database/location.ts";
import { findOrphans, removeOrphan, sheltersOf } from "../embedded-database/orphans.ts";

const orphans = await findOrphans(sheltersOf(systemDirectory));
if (orphans.length === 0) console.log("There is no database without its data directory.");
for (const orphan of orphans) {
  const isRemoved = await removeOrphan(orphan).catch((error: unknown) => {
    console.error(`${orphan.home} could not be removed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return false;
  });
  if (isRemoved) console.log(`Removed ${orphan.home}, the database of ${orphan.origin}, which is gone.`);
}
