import type { Reader } from "#platform/database/database.ts";
import type { AuditEntry } from "../../contract/schemas-audit.ts";
import { fieldsOf } from "../../contract/fields.ts";
import { isNamedKind, readNames, type NamedKind } from "./queries-names.ts";
import type { PlainEntry } from "./present-entry.ts";

/** Fields of details that contain ids. */
const kindOfField = new Map<string, NamedKind>([
  ...[
    "personId",
    "deputyId",
    "authorId",
    "manager",
    "insteadOf",
    "users",
    "addedUsers",
    "removedUsers",
    "from",
    "to",
  ].map((field) => [field, "person"] as const),
  ...["roleId", "roles", "addedRoles", "removedRoles"].map((field) => [field, "role"] as const),
  ...["department", "parentId"].map((field) => [field, "department"] as const),
  ["categoryId", "category"],
  ["location", "location"],
  ["zone", "zone"],
  ["mainLookupId", "lookup"],
  ["contractKind", "lookup"],
  ["groupId", "linkGroup"],
]);

type Reference = { field: string | null; kind: NamedKind; id: string };

const isId = (value: unknown): value is string => typeof value === "string" && /^\d{1,18}$/.test(value);

function referencesOf({ subject, details }: PlainEntry): Reference[] {
  const found: Reference[] = [];
  if (isNamedKind(subject.kind) && subject.person === null && isId(subject.id))
    found.push({ field: null, kind: subject.kind, id: subject.id });
  for (const [field, value] of fieldsOf(details)) {
    const kind = kindOfField.get(field);
    if (kind === undefined) continue;
    for (const id of Array.isArray(value) ? value : [value]) if (isId(id)) found.push({ field, kind, id });
  }
  return found;
}

/** Adds the current names of the things that entries name by id. */
export async function findNames(db: Reader, entries: readonly PlainEntry[]): Promise<AuditEntry[]> {
  const referring = entries.map((entry) => ({ entry, references: referencesOf(entry) }));
  const ids = new Map<NamedKind, Set<string>>();
  for (const { kind, id } of referring.flatMap(({ references }) => references))
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const rows = ids.size === 0 ? [] : await readNames(db, ids);
  const named = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return referring.map(({ entry, references }) => ({
    ...entry,
    names: references.flatMap(({ field, kind, id }) => {
      const row = named.get(`${kind} ${id}`);
      return row === undefined ? [] : [{ field, id, nameAr: row.nameAr, nameEn: row.nameEn }];
    }),
  }));
}
