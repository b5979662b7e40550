import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { PayrollVersion } from "../../contract/schemas.ts";
import { recordPayroll, type Change } from "../context.ts";
import { countPeople } from "../facts/queries.ts";
import { selectLeaves } from "../mappings/queries.ts";
import { lockMapping, type MappingValues } from "../mappings/store.ts";
import { withHeadings } from "../messages.ts";
import { readVersion } from "./list-months.ts";
import { datesOf } from "./policy.ts";
import { holdMonth, insertVersion, lockVersion, restartVersion, selectLatest } from "./store.ts";

/** Payload: `{id}`. */
export const versionTask = "payroll.makeVersion";
export const versionAttempts = 5;

/** Versions are made one after another: each takes the database's time, and differs from the one before it. */
const request = (tx: Transaction, id: string): Promise<void> =>
  enqueue(tx, versionTask, { id }, { key: `payroll ${id}`, queue: "payroll", maxAttempts: versionAttempts });

async function headed(tx: Transaction, { language, personColumns, dayColumns }: MappingValues) {
  const leaves = await selectLeaves(tx);
  const jsonOf = (columns: typeof personColumns): string => JSON.stringify(withHeadings(language, columns, leaves));
  return [jsonOf(personColumns), dayColumns === null ? null : jsonOf(dayColumns)] as const;
}

async function restart(change: Change, id: string): Promise<void> {
  if (await restartVersion(change.tx, id)) await request(change.tx, id);
}

/**
 * Begins a version of a locked month, `YYYY-MM`. The same locking with the same mapping has one version: it is returned,
 * and continued if it has failed.
 */
export async function createVersion(change: Change, month: string, mappingId: string): Promise<PayrollVersion> {
  const { tx } = change;
  const { from, to } = datesOf(month);
  const mapping = await lockMapping(tx, mappingId);
  if (mapping === null) throw refuseField("mapping_unknown", "mapping", { key: "optionGone" });
  const lockedAt = await holdMonth(tx, from);
  if (lockedAt === null) throw refuse("month_not_locked");
  const latest = await selectLatest(tx, mappingId, from);
  if (latest !== null && latest.lockedAt === lockedAt && latest.mappingVersion === mapping.version) {
    await restart(change, latest.id);
    return readVersion(tx, latest.id);
  }
  const number = (latest?.number ?? 0) + 1;
  const columns = await headed(tx, mapping);
  const total = await countPeople(tx, from, to);
  const { language, version } = mapping;
  const values = [mappingId, version, from, number, lockedAt, language, ...columns, total, nowIso()] as const;
  const { id } = await insertVersion(tx, ...values);
  await recordPayroll(change, "payroll.asked", { kind: "month", id: month }, { mapping: mappingId, number });
  await request(tx, id);
  return readVersion(tx, id);
}

/** Continues a version that has failed; any other stays as it is. Throws `not_found`. */
export async function retryVersion(change: Change, id: string): Promise<PayrollVersion> {
  if ((await lockVersion(change.tx, id)) === null) throw refuse("not_found");
  await restart(change, id);
  return readVersion(change.tx, id);
}
