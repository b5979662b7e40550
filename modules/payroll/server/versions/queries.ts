import { statement } from "#platform/database/statement.ts";
import type { PayrollVersion } from "../../contract/schemas.ts";

const columns = `v.id, to_char(v.month, 'YYYY-MM') as month, v.number,
  jsonb_build_object('id', m.id::text, 'nameAr', m.name_ar, 'nameEn', m.name_en) as mapping, v.state,
  coalesce(v.locked_at = l.locked_at, false) and v.mapping_version = m.version as "isCurrent", p.number as previous,
  v.total, v.done, v.created_at as "createdAt", v.finished_at as "finishedAt",
  coalesce((
    select jsonb_agg(jsonb_build_object('section', f.section, 'format', f.format, 'byteSize', f.byte_size,
      'sha256', f.sha256, 'rows', f.rows, 'counts', f.counts) order by f.section, f.format)
    from payroll_file f where f.version_id = v.id and v.state = 'ready'), '[]') as files`;
const source = `from payroll_version v join payroll_mapping m on m.id = v.mapping_id
  left join payroll_version p on p.id = v.previous_id left join attendance_month l on l.month = v.month`;

export const selectVersion = statement<PayrollVersion, [id: string]>(
  `select ${columns} ${source} where v.id = $1`,
).first;

/** The versions since a month, newest first. */
export const selectVersions = statement<PayrollVersion, [month: string]>(`
  select ${columns} ${source} where v.month >= $1::date order by v.month desc, v.id desc limit 1000`).all;

/** The newest months that are locked or have versions, newest first. */
export const selectMonths = statement<{ month: string; lockedAt: string | null }, []>(`
  select to_char(n.month, 'YYYY-MM') as month, l.locked_at as "lockedAt"
  from (
    select month from attendance_month union select month from payroll_version order by month desc limit 36) n
  left join attendance_month l on l.month = n.month
  order by n.month desc`).all;
