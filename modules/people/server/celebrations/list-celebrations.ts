import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { birthdaysAheadDays, newForDays, type Birthday, type Joiner } from "../../contract/schemas-celebrations.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { celebratedDays, celebratedIn, visibleBirthday, daysLater } from "./policy.ts";
import { selectBirthdays, selectJoiners } from "./queries.ts";
import { insertBirthdayViews } from "./store.ts";
import { presentSummary, presentPlacement } from "../directory/present-summary.ts";

/** Maximum birthdays in a response. */
const maxBirthdays = 30;

/** Returns the birthdays of today and the coming days that a person may see; logs the view of protected ones. */
export async function listBirthdays(
  database: Database,
  { files, settings }: Pick<DirectoryContext, "files" | "settings">,
  { personId, onlookerId, locale }: { personId: string; onlookerId: string; locale: Locale },
): Promise<Birthday[]> {
  const today = civilDateIn((await settings(database.primary)).timeZone);
  const days = celebratedDays(today, birthdaysAheadDays + 1);
  const rows = await selectBirthdays(database.primary, [personId, days.flatMap(({ keys }) => keys), today]);
  const byName = new Intl.Collator(locale);
  const listed = rows
    .flatMap((row) => {
      const shared = visibleBirthday(row);
      const inDays = shared === null ? -1 : celebratedIn(days, shared.birthday);
      const date = days[inDays]?.date;
      if (shared === null || date === undefined) return [];
      const { birthday, isProtected } = shared;
      const colleague = { ...presentSummary(row, files, personId), department: presentPlacement(row) };
      return [{ isProtected, shown: { ...colleague, birthday, celebratedOn: date, inDays } }];
    })
    .toSorted(
      ({ shown: one }, { shown: other }) =>
        one.inDays - other.inDays || byName.compare(nameIn(locale, one), nameIn(locale, other)),
    )
    .slice(0, maxBirthdays);
  const seen = listed
    .filter(({ isProtected, shown }) => isProtected && shown.id !== personId && shown.id !== onlookerId)
    .map(({ shown }) => shown.id);
  if (seen.length > 0) {
    await transaction(database.primary, (tx) => insertBirthdayViews(tx, seen, today, onlookerId));
  }
  return listed.map(({ shown }) => shown);
}

/** Newest first. */
export async function listJoiners(
  db: Reader,
  { files, settings }: Pick<DirectoryContext, "files" | "settings">,
  viewerId: string,
): Promise<Joiner[]> {
  const { timeZone } = await settings(db);
  const today = civilDateIn(timeZone);
  const rows = await selectJoiners(db, [timeZone, daysLater(today, -newForDays), today]);
  return rows.map((row) => ({
    ...presentSummary(row, files, viewerId),
    department: presentPlacement(row),
    joinedOn: row.joined_on,
  }));
}
