import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { balanceOf, leaveOf } from "../../contract/kinds.ts";
import type {
  createPayrollMapping as createSchema,
  PayrollMapping,
  updatePayrollMapping as updateSchema,
} from "../../contract/schemas.ts";
import { recordPayroll, type Change } from "../context.ts";
import { readMapping } from "./list-mappings.ts";
import { countMappings, selectLeaves } from "./queries.ts";
import {
  deleteMappingRow,
  insertMapping,
  lockMapping,
  updateMappingRow,
  valuesOf,
  type MappingValues,
} from "./store.ts";

/** Each is offered for every month. */
const maxMappings = 500;

/** Throws `lookup_unknown` for a column of a kind of leave that does not exist. */
async function requireLeaves(db: Reader, { personColumns, dayColumns }: MappingValues): Promise<void> {
  const known = new Set((await selectLeaves(db)).map(({ id }) => id));
  for (const [field, columns] of Object.entries({ personColumns, dayColumns })) {
    for (const [place, { key }] of (columns ?? []).entries()) {
      const leave = leaveOf(key) ?? balanceOf(key);
      if (leave !== null && !known.has(leave))
        throw refuseField("lookup_unknown", `${field}.${place}.key`, { key: "optionGone" });
    }
  }
}

async function requireMapping(tx: Transaction, id: string) {
  const row = await lockMapping(tx, id);
  if (row === null) throw refuse("not_found");
  return row;
}

const subjectOf = (id: string) => ({ kind: "payrollMapping", id });

export async function createMapping(change: Change, body: z.output<typeof createSchema>): Promise<PayrollMapping> {
  const { tx } = change;
  await requireLeaves(tx, body);
  if ((await countMappings(tx)) >= maxMappings) throw refuse("limit_reached");
  const { id } = await insertMapping(tx, ...valuesOf(body), nowIso());
  await recordPayroll(change, "payrollMapping.created", subjectOf(id), { after: body });
  return readMapping(tx, id);
}

export async function updateMapping(
  change: Change,
  id: string,
  { version, ...given }: z.output<typeof updateSchema>,
): Promise<PayrollMapping> {
  const { tx } = change;
  const { version: currentVersion, ...current } = await requireMapping(tx, id);
  if (version !== currentVersion) throw refuse("stale_version", { current: await readMapping(tx, id) });
  const keys = (Object.keys(current) as (keyof MappingValues)[]).filter(
    (key) => given[key] !== undefined && JSON.stringify(given[key]) !== JSON.stringify(current[key]),
  );
  if (keys.length === 0) return readMapping(tx, id);
  const after = Object.fromEntries(keys.map((key) => [key, given[key]])) as Partial<MappingValues>;
  const before = Object.fromEntries(keys.map((key) => [key, current[key]]));
  const values = { ...current, ...after };
  await requireLeaves(tx, values);
  await updateMappingRow(tx, ...valuesOf(values), id);
  const { nameAr, nameEn } = values;
  await recordPayroll(change, "payrollMapping.updated", subjectOf(id), { nameAr, nameEn, before, after });
  return readMapping(tx, id);
}

/** Throws `still_used` for a mapping with versions: they are kept, and belong to it. */
export async function deleteMapping(change: Change, id: string): Promise<void> {
  const { tx } = change;
  const { nameAr, nameEn } = await requireMapping(tx, id);
  if ((await readMapping(tx, id)).isUsed) throw refuse("still_used");
  await deleteMappingRow(tx, id);
  await recordPayroll(change, "payrollMapping.deleted", subjectOf(id), { before: { nameAr, nameEn } });
}
