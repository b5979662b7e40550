import sharp from "sharp";
import type { Reader } from "#platform/database/database.ts";
import { readCalendar, type ActorQuery, type ServicesContext } from "../context.ts";
import type { Letter } from "../../contract/schemas-letter.ts";
import { canRevoke, stateOf } from "./policy.ts";
import { hasApproved, readLetterRow, type LetterRow, readLogoPicture, type LetterLanguage } from "./queries.ts";

/** Address at which a recipient checks a letter. */
export const checkAddress = ({ publicUrl }: ServicesContext, code: string): string =>
  `${publicUrl().replace(/\/$/, "")}/api/letters/${code}`;

/** Presents a letter on a day, the same to all viewers. */
export const letterOf = (row: LetterRow, context: ServicesContext, today: string): Letter => ({
  kind: row.kind,
  state: stateOf(row, today),
  issuedOn: row.issued_on,
  validUntil: row.valid_until,
  link: checkAddress(context, row.code),
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
});

/** Presents the letter of a request to a user who can read the request, and whether they may revoke it. */
export async function presentLetter(
  { db, context, actor: { personId, permissions } }: ActorQuery,
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

/** Returns the organisation's logo for white paper as a PNG; null if there is none. */
export async function readLetterLogo(
  db: Reader,
  { settings }: ServicesContext,
  language: LetterLanguage,
): Promise<Buffer | null> {
  const { logos } = await settings(db);
  const hash = language === "english" ? (logos.enLight ?? logos.arLight) : (logos.arLight ?? logos.enLight);
  const picture = hash === undefined ? null : await readLogoPicture(db, hash);
  return picture === null ? null : sharp(picture).flatten({ background: "#ffffff" }).png().toBuffer();
}
