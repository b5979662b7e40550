import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";

/** Attributes from the directory that Diwan only stores. */
export type ProvisionedFacts = {
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
};

const isTaken = statement<{ id: string }, [externalId: string, personId: string]>(
  "select person_id as id from provisioned_person where external_id = $1 and person_id is distinct from $2::bigint limit 1",
).exists;
const keep = statement<never>(`
  insert into provisioned_person (person_id, external_id, given_name, family_name)
  values ($1, $2, $3, $4)
  on conflict (person_id) do update set external_id = excluded.external_id, given_name = excluded.given_name,
    family_name = excluded.family_name`);
const lockExternalIds = statement<never, []>("select pg_advisory_xact_lock(hashtext('identity.externalIds'))").run;

/** Stores the attributes; throws `name_taken` if another person has the external id. */
export async function storeProvisioned(tx: Transaction, personId: string, facts: ProvisionedFacts): Promise<void> {
  const { externalId, givenName, familyName } = facts;
  if (externalId !== null) {
    await lockExternalIds(tx);
    if (await isTaken(tx, externalId, personId)) throw refuseField("name_taken", "externalId", { key: "invalid" });
  }
  await keep(tx, [personId, externalId, givenName, familyName]);
}
