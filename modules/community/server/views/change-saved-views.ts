import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import {
  maxSavedViews,
  type createSavedView as createSchema,
  type SavedView,
  type updateSavedView as updateSchema,
} from "../../contract/schemas-administration.ts";
import type { Viewer } from "../context.ts";
import { deleteSavedViewRow, insertSavedView, lockSavedViews, selectSavedViews, updateSavedViewRow } from "./store.ts";

/** Saves filters under a name that is new for this person. */
export async function createSavedView(
  tx: Transaction,
  { personId }: Viewer,
  { name, filters }: z.output<typeof createSchema>,
): Promise<SavedView> {
  await lockSavedViews(tx, personId);
  if ((await selectSavedViews(tx, personId)).length >= maxSavedViews) throw refuse("limit_reached");
  return insertSavedView(tx, personId, name, JSON.stringify(filters), nowIso());
}

export async function updateSavedView(
  tx: Transaction,
  { personId }: Viewer,
  id: string,
  { name, filters }: z.output<typeof updateSchema>,
): Promise<SavedView> {
  const filtersText = filters === undefined ? null : JSON.stringify(filters);
  const view = await updateSavedViewRow(tx, id, personId, name ?? null, filtersText);
  if (view === null) throw refuse("not_found");
  return view;
}

export async function deleteSavedView(tx: Transaction, viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteSavedViewRow(tx, id, viewer.personId))) throw refuse("not_found");
}
