import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Audience } from "../../contract/schemas-audience.ts";
import type { GroupedLinks, listManagedLinksQuery, ManagedLink } from "../../contract/schemas-link.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { todayOf } from "../context.ts";
import { maxFavourites } from "./policy.ts";
import {
  managedLinkPage,
  selectLinksFor,
  selectManagedLink,
  type ManagedLinkRow,
  type ReadersLinkRow,
} from "./queries.ts";

const namesOf = (row: ManagedLinkRow | ReadersLinkRow) => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  icon: row.icon,
  address: row.address,
  signIn: row.sign_in,
});
const groupOf = (row: ManagedLinkRow | ReadersLinkRow) => ({
  id: row.group_id,
  nameAr: row.group_ar,
  nameEn: row.group_en,
});

/** Returns the links that a person may see, by group; empty groups are left out. */
export async function listLinks(db: Reader, settings: SettingsSource, personId: string): Promise<GroupedLinks> {
  const groups = new Map<string, GroupedLinks["groups"][number]>();
  for (const row of await selectLinksFor(db, [personId, await todayOf(db, { settings })])) {
    const group = groups.get(row.group_id) ?? { ...groupOf(row), links: [] };
    group.links.push({ ...namesOf(row), isFavourite: row.is_favourite });
    groups.set(row.group_id, group);
  }
  return { groups: [...groups.values()], favouriteLimit: maxFavourites };
}

const present = (row: ManagedLinkRow, audiences: ReadonlyMap<string, Audience>): ManagedLink => ({
  ...namesOf(row),
  group: groupOf(row),
  audience: row.audience_id === null ? null : (audiences.get(row.audience_id) ?? null),
  order: row.position,
  isActive: row.is_active,
  uses: row.uses,
  health:
    row.health === null || row.checked_at === null
      ? null
      : { state: row.health, status: row.health_status, checkedAt: row.checked_at, failingSince: row.failing_since },
  createdAt: row.created_at,
  version: row.version,
});

/** Returns a page of all links, in order. */
export async function listManagedLinks(
  db: Reader,
  settings: SettingsSource,
  query: z.output<typeof listManagedLinksQuery>,
): Promise<PageOf<ManagedLink>> {
  const filters = [normalizeSearch(query.search), query.group ?? null, query.isActive ?? null, query.isBroken ?? null];
  const { data, page } = await readPage<ManagedLinkRow>(
    {
      list: `managed links ${JSON.stringify(filters)}`,
      kinds: ["count", "id", "count", "id"],
      keyOf: (row) => [row.group_position, row.group_id, row.position, row.id],
      fetch: managedLinkPage(db, [await todayOf(db, { settings }), ...filters]),
    },
    query,
  );
  const audienceIds = data.map((row) => row.audience_id);
  const audiences = await loadAudiences(db, audienceIds);
  return { data: data.map((row) => present(row, audiences)), page };
}

/** Returns a link; throws `not_found`. */
export async function readManagedLink(db: Reader, settings: SettingsSource, id: string): Promise<ManagedLink> {
  const [row] = await selectManagedLink(db, [await todayOf(db, { settings }), id]);
  if (row === undefined) throw refuse("not_found");
  return present(row, await loadAudiences(db, [row.audience_id]));
}
