import type { Reader } from "#platform/database/database.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import type { OfferedLookups } from "../../contract/schemas-service.ts";
import { selectLookups, type LookupRow } from "./queries.ts";

/** Entries of reference lists, by field. */
export type FieldLookups = ReadonlyMap<string, readonly LookupRow[]>;

/** Loads active entries of this service or of no particular one, and those chosen in `answers` in any state. */
export async function loadLookups(
  db: Reader,
  code: string,
  { fields }: FormDefinition,
  answers: Answers,
): Promise<FieldLookups> {
  const asking = fields.filter(({ type }) => type === "lookup");
  if (asking.length === 0) return new Map();
  const chosen = asking.flatMap(({ key }) => {
    const answer = answers[key];
    return typeof answer === "string" && /^[1-9][0-9]{0,17}$/.test(answer) ? [answer] : [];
  });
  const rows = await selectLookups(db, [asking.map(({ lookupCategory }) => lookupCategory ?? "other"), chosen]);
  return new Map(
    asking.map(({ key, lookupCategory = "other" }) => [
      key,
      rows.filter(
        (row) =>
          row.category === lookupCategory &&
          (row.id === answers[key] || (row.is_active && (row.request_type === null || row.request_type === code))),
      ),
    ]),
  );
}

export const presentLookups = (lookups: FieldLookups): OfferedLookups =>
  Object.fromEntries(
    [...lookups].map(([key, rows]) => [
      key,
      rows.map((row) => ({ id: row.id, nameEn: row.name_en, nameAr: row.name_ar, isRequired: row.is_required })),
    ]),
  );
