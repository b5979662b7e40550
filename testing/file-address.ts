import type { Database } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { callingAs } from "#platform/http/caller.ts";

/** The address of a file as it is signed for a person in a session of theirs, whether they may fetch it or not. */
export async function fileAddressFor(
  { database, files }: { database: Database; files: Files },
  personId: string,
  fileId: string,
  variant: string,
): Promise<string> {
  const { id: sessionId } = await database.primary
    .selectFrom("session")
    .select("id")
    .where("person_id", "=", personId)
    .where("ended_at", "is", null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const actor = { personId, sessionId, generation: 1, permissions: new Set<never>(), locale: "en" } as const;
  return callingAs({ ...actor, secondFactorDue: null }, async () => files.url(fileId, variant, personId));
}
