import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { cleanPhone } from "./records/policy.ts";
import { requireName } from "./records/change-record.ts";
import { readMeRow, type MeRow } from "./queries.ts";
import { updatePerson, type PersonChange } from "./store.ts";

/**
 * Changes the own data and returns the new row. Throws `stale_version` with the result of `present`, and the fields if
 * no name would remain.
 */
export async function updateMe(
  tx: Transaction,
  personId: string,
  { version, ...change }: PersonChange & { version: number },
  options: { requestId: string; present: (row: MeRow) => unknown },
): Promise<MeRow> {
  const before = await readMeRow(tx, personId);
  if (before === null) throw refuse("not_found");
  const stale = (row: MeRow | null): Error =>
    refuse("stale_version", row === null ? {} : { current: options.present(row) });
  if (before.version !== version) throw stale(before);

  const nameEn = change.nameEn === undefined ? before.name_en : change.nameEn;
  const nameAr = change.nameAr === undefined ? before.name_ar : change.nameAr;
  requireName(nameEn, nameAr);
  if (typeof change.birthDate === "string" && change.birthDate > nowIso().slice(0, 10))
    throw refuse("fields_conflict", { fields: [{ path: "birthDate", message: { key: "past" } }] });
  const clean = { ...change };
  if (change.phone !== undefined) clean.phone = cleanPhone(change.phone);
  if (change.mobile !== undefined) clean.mobile = cleanPhone(change.mobile);
  if (!(await updatePerson(tx, personId, version, clean))) throw stale(await readMeRow(tx, personId));
  await recordPerson(tx, {
    action: "person.updated",
    personId,
    details: { fields: Object.keys(clean) },
    requestId: options.requestId,
  });
  const after = await readMeRow(tx, personId);
  if (after === null) throw refuse("not_found");
  return after;
}
