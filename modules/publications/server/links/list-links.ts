import type { z } from "zod";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { GroupedLinks, listManagedLinksQuery, ManagedLink } from "../../contract/schemas-link.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { todayOf, type Query, type SettingsQuery } from "../context.ts";
import { maxFavourites } from "./policy.ts";
import { managedLinkPage, selectLinksFor, selectManagedLink, type ManagedLinkRow } from "./queries.ts";

/** Returns the links that a person may see, by group; empty groups are left out. */
export async function listLinks(query: Query): Promise<GroupedLinks> {
  const groups = new Map<string, GroupedLinks["groups"][number]>();
  const rows = await selectLinksFor(query.db, [query.readerId, await todayOf(query)]);
  for (const { groupId: id, groupAr: nameAr, groupEn: nameEn, ...link } of rows) {
    const group = groups.get(id) ?? { id, nameAr, nameEn, links: [] };
    group.links.push(link);
    groups.set(id, group);
  }
  return { groups: [...groups.values()], favouriteLimit: maxFavourites };
}

async function present(query: SettingsQuery, rows: readonly ManagedLinkRow[]): Promise<ManagedLink[]> {
  const audienceOf = await loadAudiences(
    query.db,
    rows.map(({ audienceId }) => audienceId),
  );
  return rows.map(({ groupId, groupAr, groupEn, audienceId, ...row }) => {
    const { groupOrder: _, health: state, healthStatus: status, checkedAt, failingSince, ...shown } = row;
    return {
      ...shown,
      group: { id: groupId, nameAr: groupAr, nameEn: groupEn },
      audience: audienceOf(audienceId),
      health: state === null || checkedAt === null ? null : { state, status, checkedAt, failingSince },
    };
  });
}

/** Returns a page of all links, in order. */
export async function listManagedLinks(
  query: SettingsQuery,
  { search, group, isActive, isBroken, ...place }: z.output<typeof listManagedLinksQuery>,
): Promise<PageOf<ManagedLink>> {
  const filters = [normalizeSearch(search), group ?? null, isActive ?? null, isBroken ?? null];
  const { data, page } = await readPage<ManagedLinkRow>(
    {
      list: `managed links ${JSON.stringify(filters)}`,
      kinds: ["count", "id", "count", "id"],
      keyOf: (row) => [row.groupOrder, row.groupId, row.order, row.id],
      fetch: managedLinkPage(query.db, [await todayOf(query), ...filters]),
    },
    place,
  );
  return { data: await present(query, data), page };
}

/** Returns a link; throws `not_found`. */
export async function readManagedLink(query: SettingsQuery, id: string): Promise<ManagedLink> {
  const [link] = await present(query, await selectManagedLink(query.db, [await todayOf(query), id]));
  if (link === undefined) throw refuse("not_found");
  return link;
}
