import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import { presentManager, presentPlacement } from "#modules/people/server/index.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Account, AccountInList, Membership } from "../../contract/users/schemas.ts";
import { permissionsOfRoles } from "../roles/policy.ts";
import { rightsOverAccount, type RuledAccount } from "./policy.ts";
import type { AccountDetailRow, AccountRow, MembershipRow } from "./queries.ts";

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

export const ruledAccountOf = (row: AccountDetailRow): RuledAccount => ({
  personId: row.author_id,
  status: row.status,
  isConfirmed: row.is_confirmed,
  isAdministrator: row.role_keys?.includes("administrator") ?? false,
  permissions: permissionsOfRoles(row.role_keys, row.granted),
  isErased: row.is_erased,
  isEmailHeld: row.is_pending_held,
  hasSecondFactor: row.has_totp || row.passkeys > 0,
});

export const presentAccount = (
  row: AccountDetailRow,
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
