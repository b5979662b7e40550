import { authorColumns, authorOf, type AuthorRow, type FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { selectRoles } from "./queries.ts";

/** A role with the number of its members today. */
export type CountedRole = { id: string; nameAr: string; nameEn: string; people: number };

/** Returns all roles by id, with their number of active members on a date. */
export async function loadRoles(db: Reader, today: string): Promise<ReadonlyMap<string, CountedRole>> {
  const rows = await selectRoles(db, [today]);
  return new Map(rows.map(({ id, name_ar: nameAr, name_en: nameEn, people }) => [id, { id, nameAr, nameEn, people }]));
}

type Named = AuthorRow & { owner: string };

const peopleText = (table: string, owner: string, limit: string): string => `
  select given.id as owner, ${authorColumns("p")}
  from unnest($1::bigint[]) as given (id)
  cross join lateral (select x.person_id from ${table} x where x.${owner} = given.id order by x.person_id ${limit}) named
  join person p on p.id = named.person_id
  order by given.id, p.id`;

const readers = {
  locationZoneUser: {
    some: statement<Named>(peopleText("location_zone_user_person", "location_zone_user_id", "limit 3")),
    all: statement<Named>(peopleText("location_zone_user_person", "location_zone_user_id", "")),
  },
  exceptionDay: {
    some: statement<Named>(peopleText("exception_day_person", "exception_day_id", "limit 3")),
    all: statement<Named>(peopleText("exception_day_person", "exception_day_id", "")),
  },
  workingTimeRule: {
    some: statement<Named>(peopleText("working_time_rule_person", "working_time_rule_id", "limit 3")),
    all: statement<Named>(peopleText("working_time_rule_person", "working_time_rule_id", "")),
  },
};

/** Returns the people that rules of these kinds name, three of each or all, by the id of the rule. */
export async function loadNamed(
  db: Reader,
  { files, viewerId }: { files: FileLinks; viewerId: string },
  kind: keyof typeof readers,
  many: "some" | "all",
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonSummary[]>> {
  const named = new Map<string, PersonSummary[]>();
  for (const row of await readers[kind][many](db, [ids])) {
    const person = authorOf(row, files, viewerId);
    const known = named.get(row.owner);
    if (known === undefined) named.set(row.owner, [person]);
    else known.push(person);
  }
  return named;
}
