import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export type NewViewing = {
  id: string;
  viewerId: string;
  personId: string;
  sessionId: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
};

export async function insertViewing(tx: Transaction, { startedAt, endsAt, ...viewing }: NewViewing): Promise<void> {
  await tx
    .insertInto("viewing")
    .values({
      id: viewing.id,
      viewer_id: viewing.viewerId,
      person_id: viewing.personId,
      session_id: viewing.sessionId,
      reason: viewing.reason,
      started_at: startedAt,
      ends_at: endsAt,
    })
    .execute();
}

/** Returns the people of the viewing, or null if it had ended before. */
export const endViewing = statement<{ viewerId: string; personId: string }, [id: string, at: Date]>(`
  update viewing set ended_at = least($2::timestamptz, ends_at) where id = $1 and ended_at is null
  returning viewer_id as "viewerId", person_id as "personId"`).changed;
