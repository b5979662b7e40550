import type { LetterState } from "../../contract/schemas-letter.ts";

// When a letter holds, what its code looks like, and who may take it back.

/** Letters and digits that nobody takes for one another, on paper or over the telephone. */
export const codeSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** So many that nobody guesses one: 118 bits. */
export const codeLength = 24;
const groupLength = 4;

/** A code as it is kept and printed, out of its signs. */
export const grouped = (signs: string): string => (signs.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? []).join("-");

/** A code as it is kept, out of what somebody typed or scanned; null when it cannot be one. */
export function readCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, "");
  const isCode = signs.length === codeLength && [...signs].every((sign) => codeSigns.includes(sign));
  return isCode ? grouped(signs) : null;
}

/** Whether somebody is employed on a day (`YYYY-MM-DD`), so that a letter may say it. */
export const isEmployed = (
  { is_active, left_on }: { is_active: boolean; left_on: string | null },
  on: string,
): boolean => is_active && (left_on === null || left_on >= on);

/** Days for which whoever receives a letter may rely on it. */
const validDays = 90;

/** The last day on which a letter of this day (`YYYY-MM-DD`) holds. */
export function validUntil(issuedOn: string): string {
  const last = new Date(`${issuedOn}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + validDays);
  return last.toISOString().slice(0, 10);
}

/** What a letter is worth on a day. */
export function stateOf(letter: { revoked_at: string | null; valid_until: string }, today: string): LetterState {
  if (letter.revoked_at !== null) return "revoked";
  return letter.valid_until < today ? "expired" : "valid";
}

/** Whether somebody may take a letter back: whoever looks after services or approved it, and never their own. */
export const canRevoke = (
  letter: { revoked_at: string | null; person_id: string },
  viewer: { personId: string; managesServices: boolean; hasApproved: boolean },
): boolean =>
  letter.revoked_at === null && letter.person_id !== viewer.personId && (viewer.managesServices || viewer.hasApproved);
