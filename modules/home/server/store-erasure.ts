import { statement } from "#platform/database/statement.ts";

/** Deletes a person's settings of home; `$1` is the person. */
export const privateDataDeletes = [statement<never>("delete from home_hidden_widget where person_id = $1")];
