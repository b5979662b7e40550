import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { withinOf, type Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import { presentManager, presentPlacement, requireWithin } from "#modules/people/server/index.ts";
import type { Account, AccountInList, Membership } from "../../contract/users/schemas.ts";
import type { OfficerContext } from "./context.ts";
import { permissionsOf, reaches, type Officer, type RuledAccount, rightsOverAccount } from "./policy.ts";
import {
  selectAccount,
  selectMemberships,
  type AccountDetailRow,
  type AccountRow,
  type MembershipRow,
} from "./queries.ts";
import { lockAccount } from "../accounts/store.ts";
import { todayOf } from "../accounts/context.ts";
import { permissionsOfRoles, type BoundGrant } from "../roles/policy.ts";
import { listBoundGrants } from "../roles/queries.ts";

const membershipOf = (row: MembershipRow): Membership => ({
  role: { id: row.role_id, key: row.key, nameAr: row.name_ar, nameEn: row.name_en },
  from: row.from,
  to: row.to,
});

/** The photo URL is signed for `viewerId`. */
export const presentInList = (
  row: AccountRow,
  memberships: readonly MembershipRow[],
  { files, viewerId }: { files: FileLinks; viewerId: string },
): AccountInList => ({
  ...authorOf(row, files, viewerId),
  email: row.email,
  employeeNumber: row.employee_number,
  status: row.status,
  department: presentPlacement(row),
  roles: memberships.filter(({ person_id: owner }) => owner === row.author_id).map(membershipOf),
  createdAt: row.created_at,
  lastSignedInAt: row.last_signed_in_at,
  isLookalike: isLookalike(row.author_name_en, row.author_name_ar),
});

/** An account with what its roles with bounds grant. */
type DetailRow = AccountDetailRow & { grants: readonly BoundGrant[] };

const ruledAccountOf = (row: DetailRow): RuledAccount => ({
  personId: row.author_id,
  status: row.status,
  isConfirmed: row.is_confirmed,
  isAdministrator: row.role_keys?.includes("administrator") ?? false,
  permissions: permissionsOfRoles(row.role_keys, row.granted),
  within: row.grants,
  isErased: row.is_erased,
  isEmailHeld: row.is_pending_held,
  hasSecondFactor: row.has_totp || row.passkeys > 0,
});

const presentAccount = (
  row: DetailRow,
  memberships: readonly MembershipRow[],
  { files, actor }: { files: FileLinks; actor: Actor },
): Account => ({
  ...presentInList(row, memberships, { files, viewerId: actor.personId }),
  manager: presentManager(row, files, actor.personId),
  locale: row.locale,
  pendingEmail: row.pending_email,
  isEmailHeld: row.is_pending_held,
  invitationExpiresAt: row.invitation_expires_at,
  secondFactor: { hasTotp: row.has_totp, passkeys: row.passkeys },
  version: row.version,
  isErased: row.is_erased,
  can: rightsOverAccount(actor, ruledAccountOf(row)),
});

/** Scripts with letters that look like Latin ones, and full-width Latin letters. */
const lookalikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\uff01-\uff5e]/u;
/** Invisible and direction-changing characters. Without joiners, which Arabic and Indic names need. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Returns whether a name contains look-alike letters, which suggests an impersonation. */
export const isLookalike = (...names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && (lookalikes.test(name) || invisible.test(name)));

async function readRow(db: Reader, personId: string, today: string): Promise<DetailRow> {
  const [row] = await selectAccount(db, [personId, today, now().toISOString()]);
  if (row === undefined) throw refuse("not_found");
  return { ...row, grants: row.bound_roles === null ? [] : await listBoundGrants(db, row.bound_roles) };
}

/** Throws `not_found` without an account, or outside the actor's bounds. */
export async function loadAccount(db: Reader, context: OfficerContext, actor: Actor, personId: string) {
  await requireWithin(db, withinOf(actor, "user.manage"), [personId]);
  const today = await todayOf(db, context);
  const row = await readRow(db, personId, today);
  return presentAccount(row, await selectMemberships(db, [[personId], today]), { files: context.files, actor });
}

/** Returns whether an officer has all permissions of a person, now and later; throws `not_found` without one. */
export const coversPerson = async (
  db: Reader,
  context: Pick<OfficerContext, "settings">,
  officer: Officer,
  personId: string,
): Promise<boolean> => reaches(officer, ruledAccountOf(await readRow(db, personId, await todayOf(db, context))));

/** Returns the current and future permissions of a person, whatever their bounds; throws `not_found` without an account. */
export const loadPermissions = async (db: Reader, context: Pick<OfficerContext, "settings">, personId: string) =>
  permissionsOf(ruledAccountOf(await readRow(db, personId, await todayOf(db, context))));

/** A locked account. */
export type OpenedAccount = RuledAccount & Pick<AccountDetailRow, "version" | "email" | "locale">;

/**
 * Locks an account for an officer with all its permissions; throws `permission_not_held`, or `not_found` without an
 * account or outside the officer's bounds.
 */
export async function openAccount(tx: Transaction, context: OfficerContext, actor: Actor, personId: string) {
  const locked = await lockAccount(tx, personId);
  if (locked === null) throw refuse("not_found");
  await requireWithin(tx, withinOf(actor, "user.manage"), [personId]);
  const row = await readRow(tx, personId, await todayOf(tx, context));
  const account = ruledAccountOf(row);
  if (!reaches(actor, account)) throw refuse("permission_not_held");
  return { ...account, version: locked.version, email: row.email, locale: row.locale };
}
