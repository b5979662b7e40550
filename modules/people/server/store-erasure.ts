import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { formerPerson, runAll } from "#platform/personal-data/erasure.ts";

const forgetRows = [
  statement<never>("delete from former_department where person_id = $1"),
  statement<never>("delete from person_view where person_id = $1"),
  statement<never>("delete from person_view where viewer_id = $1"),
];

const empty = statement<never>(`
  update person set name_en = $2, name_ar = $3, title_en = null, title_ar = null, department_id = null,
    manager_id = null, photo_file_id = null, phone = null, mobile = null, birth_date = null, place_en = null,
    place_ar = null, about_en = null, about_ar = null, employee_number = null, contract_kind_id = null,
    weekly_minutes = null, languages = '{}', skills = '{}', phone_visibility = 'nobody',
    mobile_visibility = 'nobody', email_visibility = 'nobody', birthday_visibility = 'nobody', version = version + 1
  where id = $1`);

/** Keeps the row, which other rows refer to, with a neutral name. */
export async function emptyPerson(tx: Transaction, personId: string): Promise<void> {
  await runAll(tx, forgetRows, personId);
  await empty(tx, [personId, formerPerson.en, formerPerson.ar]);
}
