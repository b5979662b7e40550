import { changeRecord } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { firstLocale, namedLocale } from "#shared/locale.ts";
import type { ScimUser } from "../../contract/scim/schemas.ts";
import type { RolesContext } from "../roles/context.ts";
import { lockRoles } from "../roles/store.ts";
import { changeEmail } from "../users/change-email.ts";
import type { AccountChange, Requester, OfficerContext } from "../users/context.ts";
import { changeStatusWithin } from "../users/change-status.ts";
import { openAccount } from "../users/load-account.ts";
import { withdrawEmail, lockEmail } from "../accounts/store.ts";
import type { Json } from "./apply-operations.ts";
import { isActiveInScim, mergeNames } from "./policy.ts";
import { presentUser, requireVersion } from "./present-resource.ts";
import { departmentNamed, selectUser, type UserRow, storeProvisioned } from "./store.ts";
import { readId, readUser, type GivenUser } from "./read-user.ts";
import { todayOf } from "../accounts/context.ts";
import { findAccount } from "../accounts/queries.ts";
import { createAccount, type InitialState } from "../users/create-account.ts";

export type ScimContext = OfficerContext & Pick<RolesContext, "countRoleUses">;

const invalid = { key: "invalid" } as const;
/** With the reason in the audit for disabled accounts. */
const closing = { action: "deactivate", reason: "SCIM" } as const;

/** A resource, of the version that the request is for. */
export type Target = { id: string; ifMatch: string | undefined };

export const baseOf = ({ publicUrl }: Pick<ScimContext, "publicUrl">): string => `${publicUrl()}/api/scim/v2`;

/** Throws `not_found` for unknown people. */
export async function loadUser(tx: Parameters<typeof selectUser>[0], context: ScimContext, id: string) {
  const known = readId(id);
  const row = known === null ? undefined : await selectUser(tx, await todayOf(tx, context), known);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** Returns the id of the department with this name; null for none. Throws if there is no such department. */
async function departmentOf(tx: Transaction, name: string | null): Promise<string | null> {
  if (name === null) return null;
  const id = await departmentNamed(tx, name);
  if (id === null) throw refuseField("department_unknown", "department", invalid);
  return id;
}

function managerOf(value: string | null): string | null {
  const id = readId(value);
  if (value !== null && id === null) throw refuseField("person_unknown", "manager", invalid);
  return id;
}

/** The directory as author of a change of a record: managers follow it, since an administrator has connected it. */
const directoryAuthor = async ({ tx, context, requester }: AccountChange) => ({
  personId: requester.actor.personId,
  files: context.files,
  timeZone: (await context.settings(tx)).timeZone,
  requestId: requester.requestId,
  requireManager: async () => ({}),
  requireDepartment: () => {},
  mayChangeManager: async () => true,
});

async function changeFromDirectory(by: AccountChange, row: UserRow, given: GivenUser): Promise<void> {
  const stored = { nameEn: row.name_en, nameAr: row.name_ar, givenName: row.given_name, familyName: row.family_name };
  const { nameEn, nameAr } = mergeNames(stored, given);
  const manager = managerOf(given.manager);
  const change = {
    version: row.person_version,
    nameEn,
    nameAr,
    titleEn: given.title,
    ...(given.titleAr === undefined ? {} : { titleAr: given.titleAr }),
    ...(given.department === row.department ? {} : { department: await departmentOf(by.tx, given.department) }),
    employeeNumber: given.employeeNumber,
    ...(manager === row.manager_id ? {} : { manager }),
  };
  await changeRecord(by.tx, row.id, change, await directoryAuthor(by));
}

async function changeWithin(by: AccountChange, row: UserRow, given: GivenUser, namesAddress: boolean): Promise<void> {
  const { tx, context, requester } = by;
  const isActive = isActiveInScim(row.status);
  const wanted = given.active ?? isActive;
  await changeFromDirectory(by, row, given);
  const { externalId, givenName, familyName } = given;
  await storeProvisioned(tx, row.id, { externalId, givenName, familyName });
  if (wanted && !isActive) await changeStatusWithin(by, row.id, { action: "activate" });
  if (given.userName === row.email.toLowerCase()) {
    // The request states the current address: a pending one was a mistake and is withdrawn.
    if (namesAddress && row.pending_email !== null) await withdrawEmail(tx, row.id);
  } else if (given.userName !== row.pending_email?.toLowerCase()) {
    if (!wanted && row.status === "disabled") throw refuseField("fields_conflict", "userName", { key: "notTogether" });
    const { version } = await openAccount(tx, context, requester.actor, row.id);
    await changeEmail(by, row.id, { version, email: given.userName });
  }
  if (!wanted && isActive) await changeStatusWithin(by, row.id, closing);
}

/** Applies `change` to the SCIM representation of a person. `namesAddress`: the request states the address. */
export async function changeUser(
  context: ScimContext,
  requester: Requester,
  { id, ifMatch }: Target,
  { change, namesAddress }: { change: (user: ScimUser) => Json; namesAddress: boolean },
): Promise<ScimUser> {
  const user = await transaction(context.database.primary, async (tx) => {
    // Locked first, like in all changes that may disable an account.
    await lockRoles(tx);
    const row = await loadUser(tx, context, id);
    await openAccount(tx, context, requester.actor, row.id);
    const shown = presentUser(row, baseOf(context));
    requireVersion(ifMatch, shown.meta.version);
    await changeWithin({ tx, context, requester }, row, readUser(change(shown)), namesAddress);
    return presentUser(await loadUser(tx, context, id), baseOf(context));
  });
  context.sessions.forgetPerson(user.id);
  return user;
}

/** Disables an account, which is a deletion in SCIM; its data stay. */
export async function closeUser(context: ScimContext, requester: Requester, { id, ifMatch }: Target): Promise<void> {
  const personId = await transaction(context.database.primary, async (tx) => {
    await lockRoles(tx);
    const row = await loadUser(tx, context, id);
    requireVersion(ifMatch, presentUser(row, baseOf(context)).meta.version);
    await changeStatusWithin({ tx, context, requester }, row.id, closing);
    return row.id;
  });
  context.sessions.forgetPerson(personId);
}

/** The names of a person who is not created yet. */
const nameless = { nameEn: null, nameAr: null, givenName: null, familyName: null };

/** With single sign-on the directory confirms the address; otherwise the owner confirms it by mail. */
const initialStateOf = (isActive: boolean, invites: boolean): InitialState => ({
  status: isActive ? (invites ? "invited" : "active") : "disabled",
  isConfirmed: !invites,
});

/** Creates a person; throws `name_taken` if the address, the external id or the number is in use. */
export function createUser(context: ScimContext, requester: Requester, resource: Json): Promise<ScimUser> {
  const given = readUser(resource);
  const { nameEn, nameAr } = mergeNames(nameless, given);
  if (nameEn === null && nameAr === null) throw refuseField("fields_invalid", "displayName", { key: "fieldRequired" });
  return transaction(context.database.primary, async (tx) => {
    const { provisioningInvites, firstLanguage } = await context.settings(tx);
    await lockEmail(tx, given.userName);
    if ((await findAccount(tx, given.userName)) !== null)
      throw refuseField("name_taken", "userName", { key: "addressTaken" });
    const person = {
      email: given.userName,
      nameEn,
      nameAr,
      titleEn: given.title,
      titleAr: given.titleAr ?? null,
      department: await departmentOf(tx, given.department),
      manager: managerOf(given.manager),
      locale: namedLocale(given.preferredLanguage?.replaceAll("_", "-")) ?? firstLocale(firstLanguage),
      roles: [],
    };
    const by = { tx, context, requester };
    const id = await createAccount(by, person, initialStateOf(given.active ?? true, provisioningInvites));
    const { externalId, givenName, familyName, employeeNumber } = given;
    await storeProvisioned(tx, id, { externalId, givenName, familyName });
    if (employeeNumber !== null) {
      const { person_version: version } = await loadUser(tx, context, id);
      await changeRecord(tx, id, { version, employeeNumber }, await directoryAuthor(by));
    }
    return presentUser(await loadUser(tx, context, id), baseOf(context));
  });
}
