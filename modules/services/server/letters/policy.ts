import type { LetterState } from "../../contract/schemas-letter.ts";

// Validity of letters, format of their codes, and permission to revoke them.

/** Letters and digits that are not confused on paper or over the telephone. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** 118 bits, so that a code cannot be guessed. */
export const codeLength = 24;
const groupLength = 4;

/** Formats a code as stored and printed. */
export const grouped = (characters: string): string =>
  (characters.match(new RegExp(`.{1,${groupLength}}`, "g")) ?? []).join("-");

/** Parses a typed or scanned code into its stored form; null if it is malformed. */
export function readCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]/g, "");
  const isCode =
    characters.length === codeLength && [...characters].every((character) => codeAlphabet.includes(character));
  return isCode ? grouped(characters) : null;
}

/** Returns whether a person is employed on a day (`YYYY-MM-DD`). */
export const isEmployed = (
  { is_active, left_on }: { is_active: boolean; left_on: string | null },
  on: string,
): boolean => is_active && (left_on === null || left_on >= on);

const validDays = 90;

/** Returns the last valid day of a letter issued on a day (`YYYY-MM-DD`). */
export function validUntil(issuedOn: string): string {
  const last = new Date(`${issuedOn}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + validDays);
  return last.toISOString().slice(0, 10);
}

export function stateOf(letter: { revoked_at: string | null; valid_until: string }, today: string): LetterState {
  if (letter.revoked_at !== null) return "revoked";
  return letter.valid_until < today ? "expired" : "valid";
}

/** Returns whether the viewer may revoke a letter: service managers and its approvers, but never their own. */
export const canRevoke = (
  letter: { revoked_at: string | null; person_id: string },
  viewer: { personId: string; managesServices: boolean; hasApproved: boolean },
): boolean =>
  letter.revoked_at === null && letter.person_id !== viewer.personId && (viewer.managesServices || viewer.hasApproved);
