import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { balanceKey, dayKeys, leaveKey, personKeys } from "../../contract/kinds.ts";
import type { PayrollColumn, PayrollMapping } from "../../contract/schemas.ts";
import { headingOf } from "../messages.ts";
import { selectLeaves, selectMapping } from "./queries.ts";

/** Throws `not_found`. */
export async function readMapping(db: Reader, id: string): Promise<PayrollMapping> {
  const row = await selectMapping(db, id);
  if (row === null) throw refuse("not_found");
  return row;
}

/** Returns the columns that mappings may have: those of every person or day, and those of kinds of leave. */
export async function listColumns(db: Reader): Promise<PayrollColumn[]> {
  const leaves = await selectLeaves(db);
  const taken = leaves.map(({ id }) => leaveKey(id));
  const balances = leaves.filter(({ takesBalance }) => takesBalance).map(({ id }) => balanceKey(id));
  const ofPeople = new Set<string>([...personKeys, ...taken, ...balances]);
  const ofDays = new Set<string>([...dayKeys, ...taken]);
  return [...new Set([...ofPeople, ...ofDays])].map((key) => ({
    key,
    nameAr: headingOf("ar", key, leaves),
    nameEn: headingOf("en", key, leaves),
    ofPeople: ofPeople.has(key),
    ofDays: ofDays.has(key),
  }));
}
