import type { PlaceFound } from "#modules/search/server/index.ts";
import { foldedContainsAllWords } from "#platform/database/match-words.ts";
import { statement } from "#platform/database/statement.ts";
import { foldedContainsText, pageOf } from "#platform/http/paged-statement.ts";
import type { Link, LinkGroup, LinkHealth, ManagedLink } from "../../contract/schemas-link.ts";
import { isInAudience, readerText } from "../audiences/queries.ts";

type NamedRow = Omit<Link, "isFavourite">;
const named = `l.id, l.name_ar as "nameAr", l.name_en as "nameEn", l.description_ar as "descriptionAr",
  l.description_en as "descriptionEn", l.icon, l.address, l.sign_in as "signIn"`;

/** Columns of a link's group. */
type GroupColumns = { groupId: string; groupAr: string; groupEn: string };
const group = 'g.id as "groupId", g.name_ar as "groupAr", g.name_en as "groupEn"';

/** Active links that a person may see, in order. Values: person, today. */
export const selectLinksFor = statement<GroupColumns & Link>(`
  with ${readerText}
  select ${named}, ${group},
    exists (select from link_favourite f where f.person_id = $1 and f.link_id = l.id) as "isFavourite"
  from link_group g join link l on l.group_id = g.id
  where l.is_active and ${isInAudience("l")}
  order by g.position, g.id, l.position, l.id limit 500`);

/** Those that contain all words, matches in names first. Values: person, today, patterns, limit. */
export const findLinks = statement<PlaceFound>(`
  with ${readerText}
  select l.id, l.name_en as "titleEn", l.name_ar as "titleAr", coalesce(l.description_en, '') as "textEn",
    coalesce(l.description_ar, '') as "textAr", l.address
  from link l
  where l.is_active and ${isInAudience("l")}
    and ${foldedContainsAllWords("l.found_by", 3)}
  order by ${foldedContainsAllWords("l.name_found_by", 3)} desc, l.position, l.id limit $4`);

/** An active link, if the person may see it. Values: person, today, link. */
export const selectLinkFor = statement<{ id: string }>(`
  with ${readerText}
  select l.id from link l where l.id = $3 and l.is_active and ${isInAudience("l")}`);

/** Number of visible favourite links of a person, without one link. Values: person, today, link. */
export const countFavourites = statement<{ count: number }>(`
  with ${readerText}
  select count(*)::int as count from link_favourite f join link l on l.id = f.link_id
  where f.person_id = $1 and l.id <> $3 and l.is_active and ${isInAudience("l")}`);

export type ManagedLinkRow = NamedRow &
  GroupColumns &
  Pick<ManagedLink, "order" | "isActive" | "uses" | "createdAt" | "version"> & {
    groupOrder: number;
    audienceId: string | null;
    health: LinkHealth | null;
    healthStatus: number | null;
    checkedAt: string | null;
    failingSince: string | null;
  };
const managed = `
  select ${named}, ${group}, g.position as "groupOrder", l.position as "order", l.audience_id as "audienceId",
    l.is_active as "isActive", l.created_at as "createdAt", l.version, l.health, l.health_status as "healthStatus",
    l.checked_at as "checkedAt", l.failing_since as "failingSince",
    (select coalesce(sum(u.uses), 0)::int from link_use u where u.link_id = l.id and u.day > $1::date - 30) as uses
  from link l join link_group g on g.id = l.group_id`;

/** Values: today, id. */
export const selectManagedLink = statement<ManagedLinkRow>(`${managed} where l.id = $2`);

/** Values: today, words, group, active, broken; all but the first may be null for any. */
export const managedLinkPage = pageOf<ManagedLinkRow>(
  ["g.position", "g.id", "l.position", "l.id"],
  "asc",
  ({ after, orderBy, size }) => `${managed}
  where ${foldedContainsText("l.folded", 2)}
    and ($3::bigint is null or l.group_id = $3) and ($4::boolean is null or l.is_active = $4)
    and ($5::boolean is null or (l.failing_since is not null) = $5) and ${after}
  order by ${orderBy} limit ${size}`,
);

type GroupRow = Omit<LinkGroup, "can">;
const groups = `select g.id, g.name_ar as "nameAr", g.name_en as "nameEn", g.position as "order", g.version,
  (select count(*)::int from link l where l.group_id = g.id) as "linkCount" from link_group g`;

export const selectGroups = statement<GroupRow>(`${groups} order by g.position, g.id limit 200`);
/** Values: id. */
export const selectGroup = statement<GroupRow>(`${groups} where g.id = $1`);
/** Locks a group while a link is added to it. Values: id. */
export const lockGroupForShare = statement<{ id: string }>(
  "select id from link_group where id = $1 for key share",
).hasChanged;

export const countLinks = statement<{ links: number; groups: number }>(
  "select (select count(*)::int from link) as links, (select count(*)::int from link_group) as groups",
);

/** Next active web addresses to check. Values: last checked id. */
export const selectCheckable = statement<{ id: string; address: string }>(`
  select id, address from link where id > $1 and is_active and address like 'https://%' order by id limit 100`);
