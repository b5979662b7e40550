import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { createRequest as createSchema, updateRequest as updateSchema } from "../../contract/schemas-request.ts";
import { readOffered } from "../catalogue/queries.ts";
import { readCalendar, type Author, type ServicesContext } from "../context.ts";
import { canEdit } from "../flow/policy.ts";
import { holdFiles } from "./attach-files.ts";
import { holdOwnRequest } from "./load-request.ts";
import { presentRequest } from "./present-request.ts";
import { countDrafts, holdRequestRow } from "./queries.ts";
import { deleteDraft, insertRequest, updateAnswers } from "./store.ts";
import { submitRequest } from "./submit-request.ts";

/** Maximum drafts of a person. */
const mostDrafts = 50;

/** Creates a request; returns its id. With `submit` it is sent in the same transaction, or refused as a whole. */
export async function createRequest(
  tx: Transaction,
  context: ServicesContext,
  author: Author,
  { service: code, answers, submit }: z.output<typeof createSchema>,
): Promise<string> {
  const { personId } = author;
  const { today } = await readCalendar(tx, context);
  const service = await readOffered(tx, personId, today, code);
  if (service === null) throw refuseField("service_closed", "service", { key: "invalid" });
  if (!submit && (await countDrafts(tx, personId)) >= mostDrafts) throw refuse("too_many_drafts");
  const draft = { serviceId: service.id, number: service.number, requesterId: personId, answers, at: nowIso() };
  const id = await insertRequest(tx, draft);
  await holdFiles(tx, context, personId, service.definition.form, answers);
  if (!submit) return id;
  const request = await holdRequestRow(tx, id);
  if (request === null) throw new Error(`Request ${id} is not there.`);
  await submitRequest(tx, context, request, author);
  return id;
}

/** Saves answers of a draft or a returned request, complete or not. */
export async function updateRequest(
  tx: Transaction,
  context: ServicesContext,
  actor: Actor,
  id: string,
  { version, answers }: z.output<typeof updateSchema>,
): Promise<void> {
  const request = await holdOwnRequest(tx, actor, id);
  if (!canEdit(request.state)) throw refuse("request_fixed");
  if (request.version !== version) {
    throw refuse("stale_version", { current: await presentRequest(tx, context, actor, request) });
  }
  const { today } = await readCalendar(tx, context);
  const offered = request.state === "draft" ? await readOffered(tx, actor.personId, today, request.code) : null;
  const form = (offered ?? request).definition.form;
  await updateAnswers(tx, id, answers, offered?.number ?? request.service_number);
  await holdFiles(tx, context, actor.personId, form, answers);
}

/** Deletes a draft; throws `request_fixed` for a sent request. */
export async function deleteRequest(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const request = await holdOwnRequest(tx, actor, id);
  if (request.state !== "draft") throw refuse("request_fixed");
  await deleteDraft(tx, id);
}
