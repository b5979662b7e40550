import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { findActive } from "../load-people.ts";
import { validateAnswers } from "../../contract/form/answers.ts";
import { shownFields, type GivenAnswers } from "../../contract/form/conditions.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import { loadLookups } from "./load-lookups.ts";

/** Answers of one type that reference a row by id. */
const named = (
  { fields }: FormDefinition,
  answers: Answers,
  type: "person" | "lookup",
): { key: string; id: string }[] =>
  fields.flatMap((field) => {
    const answer = answers[field.key];
    return field.type === type && typeof answer === "string" ? [{ key: field.key, id: answer }] : [];
  });

async function checkPeople(
  db: Reader,
  form: FormDefinition,
  answers: Answers,
  requesterId: string,
): Promise<RefusedField[]> {
  const people = named(form, answers, "person");
  const ids = people.map(({ id }) => id);
  const active = await findActive(db, ids);
  return people.flatMap(({ key, id }): RefusedField[] => {
    if (id === requesterId) return [{ path: key, message: { key: "someoneElse" } }];
    return active.has(id) ? [] : [{ path: key, message: { key: "personGone" } }];
  });
}

/** Field for the reason, in forms that have it. */
const noteKey = "note";

async function checkLookups(db: Reader, code: string, form: FormDefinition, answers: Answers): Promise<RefusedField[]> {
  const chosen = named(form, answers, "lookup");
  if (chosen.length === 0) return [];
  const offered = await loadLookups(db, code, form, {});
  const hasNoteField = shownFields(form.fields, answers).some(({ key }) => key === noteKey);
  return chosen.flatMap(({ key, id }): RefusedField[] => {
    const entry = offered.get(key)?.find((row) => row.id === id);
    if (entry === undefined) return [{ path: key, message: { key: "optionGone" } }];
    const isMissing = entry.is_required && hasNoteField && answers[noteKey] === undefined;
    return isMissing ? [{ path: noteKey, message: { key: "fieldRequired" } }] : [];
  });
}

/**
 * Validates answers against their form and the database: people with an account, active entries. Files are checked when
 * they are attached on sending. Problems are named by field key.
 */
export async function checkAnswers(
  db: Reader,
  { code, form, requesterId }: { code: string; form: FormDefinition; requesterId: string },
  given: GivenAnswers,
): Promise<{ answers: Answers; problems: RefusedField[] }> {
  const { answers, problems } = validateAnswers(form, given);
  return {
    answers,
    problems: [
      ...problems,
      ...(await checkPeople(db, form, answers, requesterId)),
      ...(await checkLookups(db, code, form, answers)),
    ],
  };
}
