import { sql } from "kysely";
import { now as present } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Files } from "#platform/files/files.ts";
import { fillActivity, type SumActivity } from "./fill-activity.ts";
import { fillAttendance, type ComputeDays } from "./fill-attendance.ts";
import { fillCommunity } from "./fill-community.ts";
import { fillDocuments, keepDocuments } from "./fill-documents.ts";
import { fillEmployment } from "./fill-employment.ts";
import { type CountLeave, fillLeave } from "./fill-leave.ts";
import { fillLinks } from "./fill-links.ts";
import { fillMustReads } from "./fill-must-reads.ts";
import { fillNotifications } from "./fill-notifications.ts";
import { fillPeople } from "./fill-people.ts";
import { fillPolls } from "./fill-polls.ts";
import { fillPromotions } from "./fill-promotions.ts";
import { fillReports } from "./fill-reports.ts";
import { fillRequests } from "./fill-requests.ts";
import { fillShowcase, keepShowcase } from "./fill-showcase.ts";
import { enterPosters, keepPosters } from "./keep-posters.ts";
import { company, demonstrationPassword } from "./people.ts";
import { planCommunity } from "./plan-community.ts";

/** The server's functions for filling. */
export type FillOptions = {
  timeZone: string;
  hashPassword: (password: string) => Promise<string>;
  files: Files;
  computeDays: ComputeDays;
  countLeave: CountLeave;
  sumActivity: SumActivity;
};

const isEmpty = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom("person").select("id").limit(sql.lit(1)).executeTakeFirst()) === undefined;

/**
 * Fills an empty database with the demonstration company, in one transaction: a start that is killed midway leaves no
 * row behind. Returns whether it was empty.
 */
export async function fillDemonstration(
  database: Database,
  { timeZone, hashPassword, files, computeDays, countLeave, sumActivity }: FillOptions,
): Promise<boolean> {
  if (!(await isEmpty(database.primary))) return false;
  const now = present();
  const plan = planCommunity(now, timeZone);
  const posters = await keepPosters(files, plan);
  const showcase = await keepShowcase(files);
  const documents = await keepDocuments(files, now);
  const passwordHash = await hashPassword(demonstrationPassword);
  const filled = await transaction(database.primary, async (tx) => {
    // If two nodes start together, the second waits here and then finds people.
    await sql`select pg_advisory_xact_lock(7301945)`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await fillPeople(tx, now, passwordHash);
    await fillCommunity(tx, plan, await enterPosters(tx, files, posters), now);
    await fillShowcase(tx, plan, { kept: showcase, files, now });
    await fillPolls(tx, plan, { now, timeZone });
    await fillMustReads(tx, plan, { now, timeZone });
    await fillReports(tx, plan, now);
    await fillLinks(tx, now);
    await fillPromotions(tx, now);
    await fillDocuments(tx, documents, { files, now });
    await fillNotifications(tx, now);
    await fillAttendance(tx, { now, timeZone, computeDays });
    await fillEmployment(tx, { now, timeZone });
    await fillRequests(tx, { now, timeZone });
    await fillLeave(tx, { now, timeZone, countLeave });
    await fillActivity(tx, sumActivity);
    const settings = { organisationNameEn: company.name_en, organisationNameAr: company.name_ar };
    await tx
      .insertInto("setting")
      .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return true;
  });
  if (filled) return true;
  const unused = [
    ...[...posters.values()].flatMap(({ image, video }) => (video === null ? [image] : [image, video])),
    showcase.picture,
    ...showcase.files.map(({ kept }) => kept),
    ...documents.flatMap((document) => document.files.map(({ kept }) => kept)),
  ];
  for (const file of unused) await files.discard(database.primary, file);
  return false;
}
