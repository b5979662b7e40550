import { statement } from "#platform/database/statement.ts";

/** What a person chose for their home; `$1`. */
export const forgetHome = [statement<never>("delete from home_hidden_widget where person_id = $1")];
