import { statement } from "#platform/database/statement.ts";
import type { PayrollLanguage } from "../../contract/kinds.ts";
import type { PayrollVersion } from "../../contract/schemas.ts";
import type { HeadedColumn } from "../messages.ts";

/** A version as its job and its maker see it. */
export type VersionRow = {
  id: string;
  mappingId: string;
  mappingVersion: number;
  /** Its first date. */
  month: string;
  number: number;
  lockedAt: string;
  language: PayrollLanguage;
  personColumns: HeadedColumn[];
  dayColumns: HeadedColumn[] | null;
  previousId: string | null;
  state: PayrollVersion["state"];
  after: string;
};

const columns = `id, mapping_id as "mappingId", mapping_version as "mappingVersion", month, number,
  locked_at as "lockedAt", language, person_columns as "personColumns", day_columns as "dayColumns",
  previous_id as "previousId", state, after_person_id as after`;

/** Locks the row, so that a second run of its job waits. */
export const lockVersion = statement<VersionRow, [id: string]>(
  `select ${columns} from payroll_version where id = $1 for update`,
).changed;

/** The last version of a month and mapping; the caller holds the mapping. */
export const selectLatest = statement<VersionRow, [mappingId: string, month: string]>(`
  select ${columns} from payroll_version where mapping_id = $1 and month = $2::date order by number desc limit 1`).first;

/** Returns when a month was locked, and keeps it locked until the transaction ends; null if it is open. */
export const holdMonth = statement<{ lockedAt: string }, [month: string]>(
  `select locked_at as "lockedAt" from attendance_month where month = $1::date for share`,
).changedValue("lockedAt", null);

/** A version at its beginning; columns as JSON. */
type Inserted = [
  mappingId: string,
  mappingVersion: number,
  month: string,
  number: number,
  lockedAt: string,
  language: PayrollLanguage,
  personColumns: string,
  dayColumns: string | null,
  total: number,
  createdAt: string,
];

export const insertVersion = statement<{ id: string }, Inserted>(`
  insert into payroll_version (mapping_id, mapping_version, month, number, locked_at, language, person_columns,
    day_columns, total, created_at)
  values ($1, $2, $3::date, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10) returning id`).inserted;

/** Continues a failed version where it has stopped. Returns false in any other state. */
export const restartVersion = statement<{ id: string }, [id: string]>(`
  update payroll_version set state = 'waiting', finished_at = null where id = $1 and state = 'failed' returning id`).hasChanged;

export const insertChunk = statement<never, [versionId: string, content: string]>(`
  insert into payroll_chunk (version_id, ordinal, content)
  select $1, coalesce(max(ordinal), 0) + 1, $2 from payroll_chunk where version_id = $1`).run;

export const advanceVersion = statement<never, [id: string, after: string, people: number]>(`
  update payroll_version set state = 'gathering', after_person_id = $2, done = done + $3 where id = $1`).run;

/** All people are read; the differences will be from the last version that is ready. */
export const beginWriting = statement<never, [id: string]>(`
  update payroll_version v set state = 'writing', total = done, previous_id = (
    select p.id from payroll_version p
    where p.mapping_id = v.mapping_id and p.month = v.month and p.number < v.number and p.state = 'ready'
    order by p.number desc limit 1)
  where v.id = $1`).run;

export const finishVersion = statement<never, [id: string, state: "ready" | "failed" | "stopped", at: string]>(
  "update payroll_version set state = $2, finished_at = $3 where id = $1",
).run;
