import { changeRecord, lockManagers, lockRecords, requireOwnBounds } from "#modules/people/server/index.ts";
import { Refusal } from "#platform/http/refuse.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { asksReason, authorOfRequester, requireManager, type ManagerChange } from "../authority/check-authority.ts";
import type { AccountChange } from "../users/context.ts";
import type { ImportMessage } from "./messages.ts";
import type { PlannedChange } from "./plan-changes.ts";
import type { Column, RowError } from "./read-table.ts";

/** The column and message of a refused row, by the code of the refusal. */
const meanings: Partial<Record<ErrorCode, [Column | null, ImportMessage]>> = {
  manager_cycle: ["manager", "managerCircle"],
  person_unknown: ["manager", "managerUnknown"],
  permission_not_held: ["manager", "managerRefused"],
  own_authority: ["manager", "managerOwn"],
  lookup_unknown: ["contractKind", "contractKindUnknown"],
  fields_conflict: ["endDate", "endBeforeHire"],
  account_erased: [null, "erased"],
  stale_version: [null, "changedMeanwhile"],
};

function errorOf({ row, fields }: PlannedChange, refusal: Refusal): RowError {
  const isPlace = refusal.code === "own_authority" && refusal.fields[0]?.path === "department";
  const meaning = isPlace ? (["department", "departmentOwn"] as const) : meanings[refusal.code];
  if (meaning === undefined) throw refusal;
  const [column, message] = asksReason(refusal) ? (["manager", "managerReason"] as const) : meaning;
  return { row, column, message, values: { value: fields.find(({ field }) => field === column)?.after ?? "" } };
}

/** More than an organisation has levels of managers. */
const maxPasses = 20;

/** The officer who imports, as author of changes of records. */
export async function recordAuthorOf({ tx, context, requester }: AccountChange, reason: string | null) {
  const author = authorOfRequester(requester, reason);
  return {
    personId: requester.actor.personId,
    files: context.files,
    timeZone: (await context.settings(tx)).timeZone,
    requestId: requester.requestId,
    requireManager: (change: ManagerChange) => requireManager(tx, context, author, change),
    requireDepartment: (from: string | null, to: string | null) =>
      requireOwnBounds(requester.actor, from, to, "department"),
    mayChangeManager: async () => true,
  };
}

/**
 * Changes the records of the rows by the rules of a single change. Returns the refused rows. `people` are ids by address,
 * also of those whom the same table adds.
 */
export async function changeImported(
  by: AccountChange,
  given: { changes: readonly PlannedChange[]; people: ReadonlyMap<string, string>; reason: string | null },
): Promise<RowError[]> {
  const { tx } = by;
  const author = await recordAuthorOf(by, given.reason);
  const change = async (planned: PlannedChange): Promise<Refusal | null> => {
    const { manager, ...fields } = planned.given;
    const managerId = manager === undefined ? {} : { manager: given.people.get(manager) ?? null };
    const body = { version: planned.person.version, reason: given.reason, ...fields, ...managerId };
    try {
      await changeRecord(tx, planned.person.id, body, author);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };
  // As in a single change, managers come first.
  if (given.changes.some((planned) => planned.given.manager !== undefined)) await lockManagers(tx);
  await lockRecords(
    tx,
    given.changes.map(({ person }) => person.id),
  );
  let waiting = given.changes;
  const refused: RowError[] = [];
  // A cycle may only seem one until a later row has moved the manager away.
  for (let pass = 1, isMoving = true; isMoving && waiting.length > 0; pass += 1) {
    const cycles: { planned: PlannedChange; refusal: Refusal }[] = [];
    for (const planned of waiting) {
      const refusal = await change(planned);
      if (refusal?.code === "manager_cycle") cycles.push({ planned, refusal });
      else if (refusal !== null) refused.push(errorOf(planned, refusal));
    }
    isMoving = cycles.length < waiting.length && pass < maxPasses;
    if (!isMoving) refused.push(...cycles.map(({ planned, refusal }) => errorOf(planned, refusal)));
    waiting = cycles.map(({ planned }) => planned);
  }
  return refused;
}
