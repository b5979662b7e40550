import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { PersonRecord, RecordChange } from "../../contract/schemas-records.ts";
import { presentManager, presentPlacement, type PhotoLinks } from "../directory/present-summary.ts";
import type { RequireManager } from "../directory/context.ts";
import { insertView } from "../directory/store.ts";
import { applyChange, cleanPhone, endsBeforeItBegins, makesCycle } from "./policy.ts";
import { presentEmployment } from "./present-employment.ts";
import { selectActivePerson, selectChain, selectRecord, type RecordRow } from "./queries.ts";
import { lockContractKind, lockDepartment, lockManagers, lockRecord, writeRecord, type RecordValues } from "./store.ts";

/** The user who reads or changes a record, and the time zone of the organisation. */
export type RecordOfficer = {
  personId: string;
  files: PhotoLinks;
  timeZone: string;
  mayChangeManager: (db: Reader, id: string) => Promise<boolean>;
};

async function present(db: Reader, row: RecordRow, officer: RecordOfficer): Promise<PersonRecord> {
  return {
    id: row.id,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    phone: row.phone,
    department: presentPlacement(row),
    manager: presentManager(row, officer.files, officer.personId),
    ...presentEmployment(row),
    version: row.version,
    can: { changeManager: !row.is_erased && (await officer.mayChangeManager(db, row.id)) },
  };
}

async function readRow(db: Reader, id: string): Promise<RecordRow> {
  const [row] = await selectRecord(db, [id]);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** Returns a record, and logs the view of protected fields; throws 404 for an unknown person. */
export async function readRecord(
  database: Database,
  id: string,
  officer: RecordOfficer,
  onlookerId: string,
): Promise<PersonRecord> {
  const { timeZone, personId } = officer;
  const row = await readRow(database.primary, id);
  if (row.phone !== null && row.phone_visibility !== "everyone" && personId !== id && onlookerId !== id) {
    const view = { personId: id, viewerId: onlookerId, day: civilDateIn(timeZone), fields: ["phone"] as const };
    await transaction(database.primary, (tx) => insertView(tx, view));
  }
  return present(database.primary, row, officer);
}

/** The author of a change of a record, the request, and whether they may change its manager. */
export type RecordAuthor = RecordOfficer & {
  requestId: string;
  requireManager: (change: Parameters<RequireManager>[2]) => ReturnType<RequireManager>;
  /** Throws if the change of department would bring the person into the author's own bounds. */
  requireDepartment: (from: string | null, to: string | null) => void;
  /** Throws 404 if the person is not within the author's bounds; judged under the lock. */
  requireReach?: () => Promise<void>;
};

/** Throws if a person would have no name in any language. */
export function requireName(nameEn: string | null, nameAr: string | null): void {
  const message = { key: "oneLanguage" } as const;
  const fields = ["nameAr", "nameEn"].map((path) => ({ path, message }));
  if (nameEn === null && nameAr === null) throw refuse("fields_conflict", { fields });
}

/** Throws for an unknown manager, or one below the person. Requires the lock of `lockManagers`. */
async function requireAbove(tx: Transaction, id: string, managerId: string): Promise<void> {
  const chain = await selectChain(tx, [managerId]);
  const isCycle = makesCycle(
    id,
    chain.map((above) => above.id),
  );
  if (isCycle) throw refuseField("manager_cycle", "manager", { key: "invalid" });
  if ((await selectActivePerson(tx, [managerId])).length === 0) {
    throw refuseField("person_unknown", "manager", { key: "invalid" });
  }
}

/** Throws if employment would end before it begins, or for a new kind of contract that cannot be chosen. */
async function requireEmployment(tx: Transaction, values: RecordValues, { contractKind }: Partial<RecordChange>) {
  const message = { key: "endBeforeStart" } as const;
  if (endsBeforeItBegins(values)) throw refuse("fields_conflict", { fields: [{ path: "endDate", message }] });
  if (typeof contractKind === "string" && !(await lockContractKind(tx, contractKind)))
    throw refuseField("lookup_unknown", "contractKind", { key: "invalid" });
}

/** Changes a record, and refreshes the person's screens; throws 409 for an outdated version. */
export async function changeRecord(
  tx: Transaction,
  id: string,
  { version, reason = null, ...given }: RecordChange,
  { requestId, requireManager, requireDepartment, requireReach, ...officer }: RecordAuthor,
): Promise<void> {
  // Locks are always acquired in this order, so that there is no deadlock.
  if (typeof given.department === "string" && !(await lockDepartment(tx, given.department))) {
    throw refuseField("department_unknown", "department", { key: "invalid" });
  }
  if (given.manager !== undefined) await lockManagers(tx);
  if ((await lockRecord(tx, id)) === null) throw refuse("not_found");
  await requireReach?.();
  const row = await readRow(tx, id);
  if (row.is_erased) throw refuse("account_erased");
  if (row.version !== version) throw refuse("stale_version", { current: await present(tx, row, officer) });

  const change = given.phone === undefined ? given : { ...given, phone: cleanPhone(given.phone) };
  const { values, before, after } = applyChange(row, change);
  if (Object.keys(after).length === 0) return;
  requireName(values.name_en, values.name_ar);
  await requireEmployment(tx, values, after);
  if (typeof after.manager === "string") await requireAbove(tx, id, after.manager);
  if (after.department !== undefined) requireDepartment(row.department_id, after.department);
  const { manager } = after;
  const selfGrant = manager === undefined ? {} : await requireManager({ person: id, manager, reason });
  await writeRecord(tx, id, values, officer.timeZone);
  // The audit has other readers and is kept forever: it states that the telephone number changed, without the number.
  const { phone: _before, ...was } = before;
  const { phone: _after, ...is } = after;
  await recordPerson(tx, {
    action: "person.updated",
    actorId: officer.personId,
    personId: id,
    details: { fields: Object.keys(after), before: was, after: is, ...selfGrant },
    requestId,
  });
}

/** Changes a record like `changeRecord`, and returns it. */
export async function updateRecord(
  tx: Transaction,
  id: string,
  change: RecordChange,
  author: RecordAuthor,
): Promise<PersonRecord> {
  await changeRecord(tx, id, change, author);
  return present(tx, await readRow(tx, id), author);
}
