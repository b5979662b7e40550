import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Account, AccountInList, Membership } from "../../contract/users/schemas.ts";
import { permissionsOfRoles } from "../roles/policy.ts";
import { isLookalike } from "./find-lookalike.ts";
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
  status: row.status,
  department:
    row.department_id === null
      ? null
      : { id: row.department_id, nameAr: row.department_ar ?? "", nameEn: row.department_en ?? "" },
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
  permissions: permissionsOfRoles(row.role_keys ?? [], row.granted ?? []),
  isErased: row.is_erased,
  isEmailHeld: row.is_pending_held,
  isGuarded: row.has_totp || row.passkeys > 0,
});

export const presentAccount = (
  row: AccountDetailRow,
  memberships: readonly MembershipRow[],
  { files, actor }: { files: FileLinks; actor: Actor },
): Account => ({
  ...presentInList(row, memberships, { files, viewerId: actor.personId }),
  manager:
    row.manager_id === null
      ? null
      : {
          id: row.manager_id,
          nameAr: row.manager_name_ar,
          nameEn: row.manager_name_en,
          titleAr: row.manager_title_ar,
          titleEn: row.manager_title_en,
          photoUrl: files.photoUrl(row.manager_photo, actor.personId),
        },
  locale: row.locale,
  pendingEmail: row.pending_email,
  isEmailHeld: row.is_pending_held,
  invitationExpiresAt: row.invitation_expires_at,
  secondFactor: { hasTotp: row.has_totp, passkeys: row.passkeys },
  version: row.version,
  isErased: row.is_erased,
  can: rightsOverAccount(actor, ruledAccountOf(row)),
});
