import { sql } from "kysely";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** The screen of the saved filters. */
const screen = "topics";

export type SavedViewRow = { id: string; name: string; filters: unknown; created_at: string };

const columns = ["id", "name", "filters", "created_at"] as const;

export const selectSavedViews = (db: Reader, personId: string): Promise<SavedViewRow[]> =>
  db
    .selectFrom("saved_view")
    .select(columns)
    .where("person_id", "=", personId)
    .where("screen", "=", screen)
    .orderBy("name")
    .limit(sql.lit(100))
    .execute();

// Serialises the creation of views per person, since existing views are counted first.
const lockTurn = statement<never>(
  "select pg_advisory_xact_lock(hashtext('saved_view'), ($1::bigint % 2147483647)::int)",
);

/** Blocks the creation of other views for this person until the transaction ends. */
export const lockSavedViews = async (tx: Transaction, personId: string): Promise<void> => {
  await lockTurn(tx, [personId]);
};

export const insertSavedView = (
  tx: Transaction,
  view: { person_id: string; name: string; filters: object; created_at: string },
): Promise<SavedViewRow> =>
  tx
    .insertInto("saved_view")
    .values({ ...view, filters: JSON.stringify(view.filters), screen })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates a view of this person; returns undefined if it belongs to another person. */
export const updateSavedViewRow = (
  tx: Transaction,
  { id, personId }: { id: string; personId: string },
  values: { name?: string; filters?: object },
): Promise<SavedViewRow | undefined> =>
  tx
    .updateTable("saved_view")
    .set({
      // An update must set at least one column.
      person_id: personId,
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.filters === undefined ? {} : { filters: JSON.stringify(values.filters) }),
    })
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning(columns)
    .executeTakeFirst();

/** Deletes a view of this person; returns whether a row was deleted. */
export const deleteSavedViewRow = async (tx: Transaction, id: string, personId: string): Promise<boolean> =>
  (await tx
    .deleteFrom("saved_view")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning("id")
    .executeTakeFirst()) !== undefined;
