import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { newForDays, type Joiner } from "../../contract/schemas-celebrations.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { daysLater } from "./policy.ts";
import { presentColleague } from "./present-colleague.ts";
import { selectJoiners } from "./queries.ts";

/** Newest first. */
export async function listJoiners(
  db: Reader,
  { files, settings }: { files: Files; settings: DirectoryContext["settings"] },
  viewerId: string,
): Promise<Joiner[]> {
  const { timeZone } = await settings(db);
  const today = civilDateIn(timeZone);
  const rows = await selectJoiners(db, [timeZone, daysLater(today, -newForDays), today]);
  return rows.map((row) => ({ ...presentColleague(row, files, viewerId), joinedOn: row.joined_on }));
}
