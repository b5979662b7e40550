import type { Database } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { withCaller } from "#platform/http/caller.ts";

/** Returns a file's address signed for a person's session, whether or not the person may read the file. */
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
  return withCaller({ ...actor, secondFactorDue: null }, async () => files.url(fileId, variant, personId));
}
