import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LetterKind } from "../../contract/schemas-letter.ts";
import type { LetterFacts } from "./queries.ts";

const insert = statement<never>(`
  insert into letter (code, kind, request_id, person_id, issued_on, valid_until, facts, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);

export type NewLetter = {
  code: string;
  kind: LetterKind;
  requestId: string;
  personId: string;
  issuedOn: string;
  validUntil: string;
  facts: LetterFacts;
  at: string;
};

export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<void> {
  const { code, kind, requestId, personId, issuedOn, validUntil, facts, at } = letter;
  await insert(tx, [code, kind, requestId, personId, issuedOn, validUntil, JSON.stringify(facts), at]);
}

/** Values: id, at, person id, reason. */
export const markRevoked = statement<never>(
  "update letter set revoked_at = $2, revoked_by = $3, revoke_reason = $4 where id = $1 and revoked_at is null",
);
