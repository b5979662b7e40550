import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Tables with the names of each kind. Topics and other texts of users are left out: not every reader may see them. */
const tables = {
  person: "select id, name_ar, name_en from person",
  department: "select id, name_ar, name_en from department",
  role: "select id, name_ar, name_en from role",
  category: "select id, name_ar, name_en from category",
  zone: "select id, name_ar, name_en from zone",
  location: "select id, name_ar, name_en from location",
  lookup: "select id, name_ar, name_en from lookup",
  exceptionDay: "select id, name_ar, name_en from exception_day",
  leaveCoverage: "select id, name_ar, name_en from leave_coverage",
  leavePolicy: "select id, name_ar, name_en from leave_policy",
  leaveType: "select id, name_ar, name_en from lookup where category = 'leaveType'",
  workingTimeRule: "select id, name_ar, name_en from working_time_rule",
  overtimePolicy: "select id, name_ar, name_en from overtime_policy",
  service: `
    select s.id, v.definition->>'nameAr' as name_ar, v.definition->>'nameEn' as name_en
    from service s join service_version v on v.service_id = s.id and v.number = s.published_number`,
  document: "select id, title_ar as name_ar, title_en as name_en from document",
  link: "select id, name_ar, name_en from link",
  linkGroup: "select id, name_ar, name_en from link_group",
  promotion: "select id, title_ar as name_ar, title_en as name_en from promotion",
  webhook: "select id, name as name_ar, name as name_en from webhook",
};
export type NamedKind = keyof typeof tables;
const kinds = Object.keys(tables) as NamedKind[];

export const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(tables, kind);

type NamedRow = { kind: string | null; id: string | null; nameAr: string | null; nameEn: string | null };

const selectNames = statement<NamedRow>(
  kinds
    .map(
      (kind, at) => `
        select '${kind}' as kind, t.id, t.name_ar as "nameAr", t.name_en as "nameEn"
        from (${tables[kind]}) t where t.id = any($${at + 1}::bigint[])`,
    )
    .join(" union all "),
);

/** Returns current names with one query; deleted things have no row. */
export const readNames = (db: Reader, ids: ReadonlyMap<NamedKind, ReadonlySet<string>>): Promise<NamedRow[]> =>
  selectNames(
    db,
    kinds.map((kind) => [...(ids.get(kind) ?? [])]),
  );
