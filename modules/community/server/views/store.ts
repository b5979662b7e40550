import { statement } from "#platform/database/statement.ts";
import type { SavedView } from "../../contract/schemas-administration.ts";

const columns = 'id, name, filters, created_at as "createdAt"';

export const selectSavedViews = statement<SavedView, [personId: string]>(
  `select ${columns} from saved_view where person_id = $1 and screen = 'topics' order by name limit 100`,
).all;

/** Blocks the creation of other views for this person, which counts them first, until the transaction ends. */
export const lockSavedViews = statement<never, [personId: string]>(
  "select pg_advisory_xact_lock(hashtext('saved_view'), ($1::bigint % 2147483647)::int)",
).run;

export const insertSavedView = statement<SavedView, [personId: string, name: string, filters: string, at: string]>(`
  insert into saved_view (person_id, screen, name, filters, created_at) values ($1, 'topics', $2, $3, $4)
  returning ${columns}`).inserted;

/** Updates a view of this person; returns null if it belongs to another person. Null leaves a value unchanged. */
export const updateSavedViewRow = statement<
  SavedView,
  [id: string, personId: string, name: string | null, filters: string | null]
>(`
  update saved_view set name = coalesce($3::text, name), filters = coalesce($4::jsonb, filters)
  where id = $1 and person_id = $2 returning ${columns}`).changed;

/** Deletes a view of this person; returns whether a row was deleted. */
export const deleteSavedViewRow = statement<{ id: string }, [id: string, personId: string]>(
  "delete from saved_view where id = $1 and person_id = $2 returning id",
).hasChanged;
