import { columnsOf } from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LetterKind } from "../../contract/schemas-letter.ts";
import type { LetterFacts } from "./queries.ts";

type NewLetter = {
  code: string;
  kind: LetterKind;
  requestId: string;
  personId: string;
  issuedOn: string;
  validUntil: string;
  facts: LetterFacts;
  createdAt: string;
};

export async function insertLetter(tx: Transaction, { facts, ...letter }: NewLetter): Promise<void> {
  const row = { ...columnsOf(letter), facts: JSON.stringify(facts) };
  await tx.insertInto("letter").values(row).execute();
}

/** Values: id, at, person id, reason. */
export const markRevoked = statement<never>(
  "update letter set revoked_at = $2, revoked_by = $3, revoke_reason = $4 where id = $1 and revoked_at is null",
);
