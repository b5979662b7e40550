import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { Query, ActorChange } from "../context.ts";
import type {
  createService as createSchema,
  Effect,
  Grants,
  ManagedService,
  publishService as publishSchema,
  ServiceVersion,
  updateService as updateSchema,
} from "../../contract/schemas-definition.ts";
import { loadPeople } from "../load-people.ts";
import { checkDeciders, requireNewDeciders, requireRoles } from "./check-deciders.ts";
import { objectToDefinition } from "./policy.ts";
import { leaveFields } from "./prepare-form.ts";
import { lockManaged, readManaged, selectManaged, selectVersions, type ManagedRow } from "./queries.ts";
import { insertService, publishVersion, replaceRoles, updateServiceRow } from "./store.ts";

const present = ({ id: _, ...service }: ManagedRow): ManagedService => service;

/** Returns all services, in order. */
export const listManagedServices = async (db: Reader): Promise<ManagedService[]> =>
  (await selectManaged(db, [])).map(present);

/** Returns a service with its draft; throws `not_found`. */
export async function readManagedService(db: Reader, code: string): Promise<ManagedService> {
  const row = await readManaged(db, code);
  if (row === null) throw refuse("not_found");
  return present(row);
}

const recordService = (
  tx: Transaction,
  action: "service.created" | "service.updated" | "service.published",
  { id, code }: { id: string; code: string },
  { personId, requestId }: Author,
  details: Record<string, unknown> = {},
): Promise<void> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "service", id },
    details: { code, ...details },
    audience: "all",
    requestId,
  });

/** Throws if a grant is in a unit that requests of the service are not counted in. */
function checkGrants({ daysPerYear, minutesPerMonth }: Grants, effect: Effect | null): void {
  if (effect === "hourlyPermission" && daysPerYear !== null)
    throw refuseField("fields_conflict", "grants.daysPerYear", { key: "notTogether" });
  if (effect !== "hourlyPermission" && minutesPerMonth !== null)
    throw refuseField("fields_conflict", "grants.minutesPerMonth", { key: "notTogether" });
}

/** Creates a service; only service managers see it before it is published. */
export async function createService(
  tx: Transaction,
  author: Author,
  { code, roles, draft, ...values }: z.output<typeof createSchema>,
): Promise<ManagedService> {
  await requireRoles(tx, roles);
  await checkDeciders(tx, draft, "draft.");
  const isEmpty = values.effect === "leave" && draft.form.fields.length === 0;
  const begun = isEmpty ? { ...draft, form: { ...draft.form, fields: leaveFields } } : draft;
  const id = await insertService(tx, code, { ...values, isActive: true, draft: begun }, nowIso());
  if (id === null) throw refuseField("name_taken", "code", { key: "keyRepeated" });
  await replaceRoles(tx, id, roles);
  await recordService(tx, "service.created", { id, code }, author);
  return readManagedService(tx, code);
}

/** Locks the service; throws `stale_version` if it has changed. */
async function lockVersion(tx: Transaction, code: string, version: number): Promise<ManagedRow> {
  const row = await lockManaged(tx, code);
  if (row === null) throw refuse("not_found");
  if (row.version !== version) throw refuse("stale_version", { current: present(row) });
  return row;
}

/** Changes a service or its draft definition; the published version stays unchanged. */
export async function updateService(
  tx: Transaction,
  author: Author,
  code: string,
  change: z.output<typeof updateSchema>,
): Promise<ManagedService> {
  const row = await lockVersion(tx, code, change.version);
  const { roles, draft } = change;
  if (change.grants !== undefined) checkGrants(change.grants, row.effect);
  if (roles !== undefined) await requireRoles(tx, roles);
  if (draft !== undefined && draft !== null) await checkDeciders(tx, draft, "draft.");
  await updateServiceRow(tx, row.id, {
    category: change.category ?? row.category,
    icon: change.icon ?? row.icon,
    order: change.order ?? row.order,
    grants: change.grants ?? row.grants,
    isActive: change.isActive ?? row.isActive,
    draft: draft === undefined ? row.draft : draft,
  });
  if (roles !== undefined) await replaceRoles(tx, row.id, roles);
  const { version: _, draft: __, ...recorded } = change;
  await recordService(tx, "service.updated", row, author, { ...recorded, isDraftChanged: draft !== undefined });
  return readManagedService(tx, code);
}

/** Publishes the draft: new requests follow it, requests in progress keep their version. */
export async function publishService(
  { tx, context, actor }: ActorChange,
  { code, version, reason = null, requestId }: z.output<typeof publishSchema> & { code: string; requestId: string },
): Promise<ManagedService> {
  const author: Author = { personId: actor.personId, requestId };
  const row = await lockVersion(tx, code, version);
  const { draft: definition } = row;
  if (definition === null) throw refuseField("fields_conflict", "draft", { key: "fieldRequired" });
  await checkDeciders(tx, definition, "");
  const fields = objectToDefinition(definition, row.effect);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const authority = await requireNewDeciders({ tx, context, actor }, { definition, before: row.published, reason });
  const number = await publishVersion(tx, row.id, { definition, at: nowIso(), by: author.personId });
  await recordService(tx, "service.published", row, author, { number, ...authority });
  return readManagedService(tx, code);
}

/** Returns the versions of a service, newest first; throws `not_found`. */
export async function listServiceVersions(
  { db, context: { files }, viewerId }: Query,
  code: string,
): Promise<ServiceVersion[]> {
  if ((await readManaged(db, code)) === null) throw refuse("not_found");
  const rows = await selectVersions(db, [code]);
  const publisherIds = rows.map((row) => row.published_by);
  const find = await loadPeople(db, files, viewerId, publisherIds);
  return rows.map(({ published_by: by, ...row }) => ({ ...row, publishedBy: by === null ? null : find(by) }));
}
