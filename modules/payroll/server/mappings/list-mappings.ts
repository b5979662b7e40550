import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { dayKeys, leaveKey, personKeys } from "../../contract/kinds.ts";
import type { PayrollColumn, PayrollMapping } from "../../contract/schemas.ts";
import { headingOf } from "../messages.ts";
import { selectLeaves, selectMapping } from "./queries.ts";

/** Throws `not_found`. */
export async function readMapping(db: Reader, id: string): Promise<PayrollMapping> {
  const row = await selectMapping(db, id);
  if (row === null) throw refuse("not_found");
  return row;
}

/** Returns the columns that mappings may have: those of every person or day, and one for each kind of leave. */
export async function listColumns(db: Reader): Promise<PayrollColumn[]> {
  const leaves = await selectLeaves(db);
  const [ofPeople, ofDays]: (readonly string[])[] = [personKeys, dayKeys];
  const both = leaves.map(({ id }) => leaveKey(id));
  const keys = [...new Set([...personKeys, ...dayKeys, ...both])];
  return keys.map((key) => ({
    key,
    nameAr: headingOf("ar", key, leaves),
    nameEn: headingOf("en", key, leaves),
    ofPeople: both.includes(key) || ofPeople?.includes(key) === true,
    ofDays: both.includes(key) || ofDays?.includes(key) === true,
  }));
}
