import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import {
  maxSavedViews,
  type createSavedView as createSchema,
  type SavedView,
  type updateSavedView as updateSchema,
} from "../../contract/schemas-administration.ts";
import type { Viewer } from "../context.ts";
import {
  deleteSavedViewRow,
  insertSavedView,
  lockSavedViews,
  selectSavedViews,
  updateSavedViewRow,
  type SavedViewRow,
} from "./store.ts";

const present = ({ id, name, filters, created_at }: SavedViewRow): SavedView => ({
  id,
  name,
  filters: filters as SavedView["filters"],
  createdAt: created_at,
});

/** Returns a person's own saved views. */
export const listSavedViews = async (db: Reader, viewer: Viewer): Promise<SavedView[]> =>
  (await selectSavedViews(db, viewer.personId)).map(present);

/** Saves filters under a name that is new for this person. */
export async function createSavedView(
  tx: Transaction,
  viewer: Viewer,
  { name, filters }: z.output<typeof createSchema>,
): Promise<SavedView> {
  await lockSavedViews(tx, viewer.personId);
  if ((await selectSavedViews(tx, viewer.personId)).length >= maxSavedViews) throw refuse("limit_reached");
  return present(await insertSavedView(tx, { person_id: viewer.personId, name, filters, created_at: nowIso() }));
}

export async function updateSavedView(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { name, filters }: z.output<typeof updateSchema>,
): Promise<SavedView> {
  const values = { ...(name === undefined ? {} : { name }), ...(filters === undefined ? {} : { filters }) };
  const row = await updateSavedViewRow(tx, { id, personId: viewer.personId }, values);
  if (row === undefined) throw refuse("not_found");
  return present(row);
}

export async function deleteSavedView(tx: Transaction, viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteSavedViewRow(tx, id, viewer.personId))) throw refuse("not_found");
}
