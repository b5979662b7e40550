import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { allCategoryId, type Category } from "../../contract/schemas.ts";
import { unreadFloor } from "../reading/compute-unread.ts";
import { isModerator } from "../topics/policy.ts";
import type { Viewer } from "../context.ts";
import { canSeeCategory, categoryCan } from "./policy.ts";
import { categoriesFor, selectOpenCases, selectUnreadCounts, type CategoryRow } from "./queries.ts";

const maxUnread = 99;

/** Instant per category up to which everything counts as read. */
export function floorsOf(categories: readonly CategoryRow[]): Map<string, string> {
  const allReadAt = categories.find((category) => category.id === allCategoryId)?.readAt ?? null;
  const moment = now();
  return new Map(
    categories.map(({ id, readAt, joinedAt }) => [
      id,
      unreadFloor({ joinedAt, categoryReadAt: readAt, allReadAt }, moment),
    ]),
  );
}

async function unreadCounts(
  db: Reader,
  viewer: Viewer,
  categories: readonly CategoryRow[],
): Promise<Map<string, number>> {
  const floors = floorsOf(categories);
  const counted = categories.filter((category) => category.id !== allCategoryId);
  const rows = await selectUnreadCounts(
    db,
    viewer.personId,
    counted.map((category) => category.id),
    counted.map((category) => floors.get(category.id)),
  );
  const active = new Set(counted.filter((category) => category.isActive).map((category) => category.id));
  const sum = rows.reduce((total, row) => total + (active.has(row.id) ? row.unread : 0), 0);
  return new Map([...rows.map((row) => [row.id, row.unread] as const), [allCategoryId, Math.min(maxUnread, sum)]]);
}

/** Open report cases by category; "All" has the total. */
async function countOpenCases(db: Reader): Promise<Map<string, number>> {
  const rows = await selectOpenCases(db);
  const all = rows.reduce((total, row) => total + row.count, 0);
  return new Map([...rows.map((row) => [row.id, row.count] as const), [allCategoryId, all]]);
}

/** Categories as seen by one reader; "All" counts the topics of all active ones. */
async function present(db: Reader, viewer: Viewer, rows: readonly CategoryRow[]): Promise<Category[]> {
  const unread = await unreadCounts(db, viewer, rows);
  const openCases = isModerator(viewer) ? await countOpenCases(db) : null;
  const listed = rows.reduce((total, row) => total + (row.isActive ? row.topicCount : 0), 0);
  return rows.map(({ readAt: _readAt, joinedAt: _joinedAt, ...row }) => ({
    ...row,
    topicCount: row.id === allCategoryId ? listed : row.topicCount,
    unreadCount: unread.get(row.id) ?? 0,
    openCaseCount: openCases?.get(row.id) ?? (openCases === null ? null : 0),
    can: categoryCan(viewer, row),
  }));
}

/** Returns the categories visible to this reader, in order. */
export async function listCategories(db: Reader, viewer: Viewer): Promise<Category[]> {
  const rows = await categoriesFor(db, viewer.personId);
  const seen = new Set(rows.filter((row) => canSeeCategory(viewer, row)).map((row) => row.id));
  return (await present(db, viewer, rows)).filter((category) => seen.has(category.id));
}

/** Returns the row of a category that this reader may see; undefined otherwise. */
export async function seenCategory(db: Reader, viewer: Viewer, id: string): Promise<CategoryRow | undefined> {
  const row = (await categoriesFor(db, viewer.personId)).find((category) => category.id === id);
  return row !== undefined && canSeeCategory(viewer, row) ? row : undefined;
}

/** Returns one category; throws 404 if it does not exist or is not visible to this reader. */
export async function readCategory(db: Reader, viewer: Viewer, id: string): Promise<Category> {
  const found = (await listCategories(db, viewer)).find((category) => category.id === id);
  if (found === undefined) throw refuse("not_found");
  return found;
}
