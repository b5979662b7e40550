import { randomBytes } from "node:crypto";
import type pg from "pg";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSealKeys } from "#platform/events/seal-keys.ts";
import { sealAudit } from "#platform/events/seal.ts";
import { keepNextEntries } from "#modules/administration/server/index.ts";
import { updatePeople } from "#modules/search/server/index.ts";
import { skipReferenceChecks } from "../fill/bulk-load.ts";
import { fillPeople } from "../fill/people-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { openFilledDatabase } from "../filled-database.ts";
import { fillOrganisation } from "./fill-organisation.ts";
import { fillPublications } from "./fill-publications.ts";
import { fillRequests } from "./fill-requests.ts";
import { fillTraces } from "./fill-traces.ts";
import { people } from "./measured-people.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

async function fill(client: pg.Client): Promise<void> {
  await skipReferenceChecks(client);
  await fillPeople(client, { people: people.all, topics: 0, commentsPerTopic: 0, largestTopic: 0 });
  await fillOrganisation(client, people);
  printProgress("organisation");
  await fillRequests(client, people);
  printProgress("requests");
  await fillPublications(client, people);
  printProgress("publications");
  await fillTraces(client, people);
  printProgress("traces");
  await client.query("vacuum (full) person");
  await client.query("vacuum (full) account");
  await client.query("vacuum (analyze)");
}

/** Does the work of the jobs: indexes people, seals and indexes the audit. */
async function settle(url: string): Promise<void> {
  await using database = openDatabase({ url, size: 2 });
  while ((await transaction(database.primary, (tx) => updatePeople(tx, null))) > 0);
  printProgress("people are found");
  const keys = createSealKeys(soleKey(randomBytes(32)));
  while ((await sealAudit(database.primary, keys)).length > 0);
  printProgress("sealed");
  while (await transaction(database.primary, keepNextEntries));
  printProgress("the audit is found");
}

/** Opens the embedded database of the lists' measurements in this directory, filled on first use. */
export const openListsDatabase = (directory: string) =>
  openFilledDatabase(directory, {
    databaseName: "lists",
    with: "an organisation of 100,000 people",
    async fill(client, url) {
      await fill(client);
      await settle(url);
      await client.query("vacuum (analyze)");
    },
  });
