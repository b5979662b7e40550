import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { PayrollMonth, PayrollVersion } from "../../contract/schemas.ts";
import { selectMonths, selectVersion, selectVersions } from "./queries.ts";

/** Throws `not_found`. */
export async function readVersion(db: Reader, id: string): Promise<PayrollVersion> {
  const row = await selectVersion(db, id);
  if (row === null) throw refuse("not_found");
  return row;
}

/** Returns the months that are locked or have versions, with those, newest first. */
export async function listMonths(db: Reader): Promise<PayrollMonth[]> {
  const months = await selectMonths(db);
  const first = months.at(-1);
  if (first === undefined) return [];
  const versions = Map.groupBy(await selectVersions(db, `${first.month}-01`), ({ month }) => month);
  return months.map(({ month, lockedAt }) => ({ month, lockedAt, versions: versions.get(month) ?? [] }));
}
