import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { birthdaysAheadDays, type Birthday } from "../../contract/schemas-celebrations.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { celebratedDays, celebratedIn, sharedBirthday } from "./policy.ts";
import { presentColleague } from "./present-colleague.ts";
import { selectBirthdays } from "./queries.ts";
import { insertBirthdayViews } from "./store.ts";

/** Maximum birthdays in a response. */
const mostTold = 30;

/**
 * Returns the birthdays of today and the coming days that are shared with a person; logs the view of protected ones.
 */
export async function listBirthdays(
  database: Database,
  { files, settings }: Pick<DirectoryContext, "files" | "settings">,
  { personId, onlookerId, locale }: { personId: string; onlookerId: string; locale: Locale },
): Promise<Birthday[]> {
  const today = civilDateIn((await settings(database.primary)).timeZone);
  const days = celebratedDays(today, birthdaysAheadDays + 1);
  const rows = await selectBirthdays(database.primary, [personId, days.flatMap(({ keys }) => keys), today]);
  const byName = new Intl.Collator(locale);
  const told = rows
    .flatMap((row) => {
      const shared = sharedBirthday(row);
      const inDays = shared === null ? -1 : celebratedIn(days, shared.birthday);
      const date = days[inDays]?.date;
      if (shared === null || date === undefined) return [];
      const { birthday, isGuarded } = shared;
      const colleague = presentColleague(row, files, personId);
      return [{ isGuarded, shown: { ...colleague, birthday, celebratedOn: date, inDays } }];
    })
    .toSorted(
      ({ shown: one }, { shown: other }) =>
        one.inDays - other.inDays || byName.compare(nameIn(locale, one), nameIn(locale, other)),
    )
    .slice(0, mostTold);
  const seen = told
    .filter(({ isGuarded, shown }) => isGuarded && shown.id !== personId && shown.id !== onlookerId)
    .map(({ shown }) => shown.id);
  if (seen.length > 0) {
    const view = { personIds: seen, day: today, viewerId: onlookerId };
    await transaction(database.primary, (tx) => insertBirthdayViews(tx, view));
  }
  return told.map(({ shown }) => shown);
}
