import type { z } from "zod";
import { dateRange } from "#modules/community/server/index.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { AuditEntry, AuditFilters, listAuditQuery } from "../../contract/schemas-audit.ts";
import { maxNamed } from "../../contract/limits.ts";
import type { AuditContext } from "./context.ts";
import { findNames } from "./find-names.ts";
import { presentEntry } from "./present-entry.ts";
import { hasJustDone, selectEntries, type AuditRow } from "./queries.ts";
import type { AuditScope } from "./queries-words.ts";
import { readTerms, type Wanted } from "./read-words.ts";
import { indexNext } from "./store.ts";

/** The reader and the request they read with. */
export type AuditReader = { personId: string; requestId: string };

/** Dates are days in the organisation's time zone. */
export async function scopeOf(db: Reader, context: AuditContext, filters: AuditFilters): Promise<AuditScope> {
  const { actor = null, action = null, subjectKind, subjectId, from, to, search } = filters;
  const { timeZone } = await context.settings(db);
  return {
    actor,
    action,
    subject: subjectKind === undefined || subjectId === undefined ? null : { kind: subjectKind, id: subjectId },
    dates: from === undefined && to === undefined ? null : dateRange(from, to, timeZone),
    wanted: search === undefined ? null : await wantedOf(db, context, search),
  };
}

/** Words also match people by name, unless too many people have the name: then only the filter by person finds them. */
async function wantedOf(db: Reader, context: AuditContext, search: string): Promise<Wanted> {
  const people = await context.findNamedIds(db, search, maxNamed + 1);
  return { terms: readTerms(search), people: people.length > maxNamed ? [] : people };
}

/** Indexes entries written so far, at most one batch; a job indexes the rest. */
export const indexWritten = async (database: Database): Promise<void> => {
  await transaction(database.primary, indexNext);
};

/** Records that the audit was read, once in a quarter of an hour for the same list. */
async function recordReading(database: Database, reader: AuditReader, filters: AuditFilters): Promise<void> {
  const details = { filters };
  if (await hasJustDone(database.primary, reader.personId, "audit.read", JSON.stringify(details))) return;
  await transaction(database.primary, (tx) =>
    record(tx, {
      action: "audit.read",
      actorId: reader.personId,
      subject: { kind: "audit", id: "entries" },
      details,
      requestId: reader.requestId,
    }),
  );
}

export async function listAudit(
  database: Database,
  context: AuditContext,
  reader: AuditReader,
  { cursor, limit, ...filters }: z.output<typeof listAuditQuery>,
): Promise<PageOf<AuditEntry>> {
  const db = database.primary;
  if (filters.search !== undefined && cursor === undefined) await indexWritten(database);
  const scope = await scopeOf(db, context, filters);
  const { wanted: _people, ...rest } = scope;
  const { data, page } = await readPage<AuditRow>(
    {
      // By the searched text, not the people found: a person may be renamed between two pages.
      list: `audit ${JSON.stringify([rest, filters.search])}`,
      kinds: ["instant", "text"],
      keyOf: (row) => [row.at, context.ids.hide(row.id)],
      fetch: async (from, size) => {
        if (from === null) return selectEntries(db, scope, null, size);
        const [at, hidden] = from.values;
        const id = context.ids.find(String(hidden));
        if (id === null) throw refuseField("cursor_invalid", "cursor", { key: "invalid" });
        return selectEntries(db, scope, { direction: from.direction, at: String(at), id }, size);
      },
    },
    { cursor, limit },
  );
  await recordReading(database, reader, filters);
  return { data: await findNames(db, data.map(presentEntry(context, reader.personId))), page };
}
