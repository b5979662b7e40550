import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Letter } from "../../contract/schemas-letter.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { canRevoke, stateOf } from "./policy.ts";
import { hasApproved, readLetterRow, type LetterRow } from "./queries.ts";

/** Where a letter can be checked by whoever receives it. */
export const checkAddress = ({ publicUrl }: ServicesContext, code: string): string =>
  `${publicUrl().replace(/\/$/, "")}/api/letters/${code}`;

/** A letter as it stands on a day, whoever looks. */
export const letterOf = (row: LetterRow, context: ServicesContext, today: string): Letter => ({
  kind: row.kind,
  state: stateOf(row, today),
  issuedOn: row.issued_on,
  validUntil: row.valid_until,
  link: checkAddress(context, row.code),
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
});

/** The letter of a request as somebody sees it who sees the request, and whether they may take it back. */
export async function presentLetter(
  db: Reader,
  context: ServicesContext,
  { personId, permissions }: Actor,
  requestId: string,
): Promise<{ letter: Letter | null; canRevoke: boolean }> {
  const row = await readLetterRow(db, requestId);
  if (row === null) return { letter: null, canRevoke: false };
  const { today } = await readCalendar(db, context);
  const viewer = {
    personId,
    managesServices: permissions.has("service.manage"),
    hasApproved: await hasApproved(db, requestId, personId),
  };
  return { letter: letterOf(row, context, today), canRevoke: canRevoke(row, viewer) };
}
