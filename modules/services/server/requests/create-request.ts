import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import { lockOwnRequest, type RequestChange } from "../rows/load-request.ts";
import { readCalendar, type ActorChange, type Change } from "../context.ts";
import type { createRequest as createSchema, updateRequest as updateSchema } from "../../contract/schemas-request.ts";
import { readOffered } from "../catalogue/queries.ts";
import { canEdit } from "../flow/policy.ts";
import { retainFiles, attachFiles } from "./change-files.ts";
import { presentRequest } from "./present-request.ts";
import { countDrafts, lockRequestRow, type RequestRow } from "../rows/queries.ts";
import { deleteDraft, insertRequest, updateAnswers, markSubmitted } from "./store.ts";
import { planEffect } from "../effects/plan-effect.ts";
import { isExceeded, readAllowance } from "../effects/read-allowance.ts";
import { openNextStep } from "../flow/open-step.ts";
import { notifyWorkLists, recordRequest } from "../rows/deliver-notices.ts";
import { checkAnswers } from "../catalogue/check-answers.ts";
import { insertEvent, replaceUses } from "../rows/store.ts";

/** A draft follows the version published when it is sent; a request sent before keeps its version. */
async function withCurrentVersion(tx: Transaction, request: RequestRow, today: string): Promise<RequestRow> {
  const { state, requester_id: requesterId, code } = request;
  if (state !== "draft") return request;
  const offered = await readOffered(tx, requesterId, today, code);
  if (offered === null) throw refuse("service_closed");
  return { ...request, service_number: offered.number, definition: offered.definition, grants: offered.grants };
}

/** Sends a request. The caller has locked it and checked its owner and version. */
export async function submitRequest({ tx, context, request: locked }: RequestChange, author: Author): Promise<void> {
  if (!canEdit(locked.state)) throw refuse("request_fixed");
  const { today } = await readCalendar(tx, context);
  const request = await withCurrentVersion(tx, locked, today);
  const { id, code, requester_id: requesterId, service_id: serviceId, grants, effect } = request;
  const { form } = request.definition;
  const { answers, problems } = await checkAnswers(tx, { code, form, requesterId }, request.answers);
  // Concurrent requests of one person use the same allowance.
  await context.leave.lock(tx, requesterId);
  const planned = await planEffect(tx, context, effect, { id, code, form, requesterId, answers });
  const fields = [...problems, ...planned.problems];
  if (fields.length > 0) {
    throw refuse("fields_conflict", {
      fields: fields.map(({ path, message }) => ({ path: `answers.${path}`, message })),
    });
  }
  if (planned.isLocked) throw refuse("month_locked");
  const { uses, leave } = planned;
  const owner = { personId: requesterId, serviceId, code, grants };
  const allowance = await readAllowance(tx, context, owner, { uses, today, besides: id, leave });
  if (isExceeded(allowance, leave)) throw refuse("allowance_exceeded");
  const at = nowIso();
  await attachFiles(tx, context, { id, requesterId, form }, answers);
  await markSubmitted(tx, [id, JSON.stringify(answers), request.service_number, at]);
  await replaceUses(tx, id, uses);
  if (leave !== null) {
    await context.leave.ask(tx, { personId: requesterId, typeId: leave.type.id, requestId: id, days: leave.taken });
  }
  await insertEvent(tx, id, { kind: "submitted", at, actorId: requesterId });
  await openNextStep({ tx, context, request: { ...request, answers } }, { key: null, author });
  await recordRequest(tx, request, "request.submitted", author);
  // A returned request leaves the requester's own work list.
  if (locked.state === "returned") await notifyWorkLists(tx, [requesterId]);
}

/** Maximum drafts of a person. */
const maxDrafts = 50;

/** Creates a request; returns its id. With `submit` it is sent in the same transaction, or refused as a whole. */
export async function createRequest(
  { tx, context, author }: Change,
  { service: code, answers, submit }: z.output<typeof createSchema>,
): Promise<string> {
  const { personId } = author;
  const { today } = await readCalendar(tx, context);
  const service = await readOffered(tx, personId, today, code);
  if (service === null) throw refuseField("service_closed", "service", { key: "invalid" });
  if (!submit && (await countDrafts(tx, personId)) >= maxDrafts) throw refuse("too_many_drafts");
  const draft = { serviceId: service.id, number: service.number, requesterId: personId, answers, at: nowIso() };
  const id = await insertRequest(tx, draft);
  await retainFiles(tx, context, personId, service.definition.form, answers);
  if (!submit) return id;
  const request = await lockRequestRow(tx, id);
  if (request === null) throw new Error(`Request ${id} is not there.`);
  await submitRequest({ tx, context, request }, author);
  return id;
}

/** Saves answers of a draft or a returned request, complete or not. */
export async function updateRequest(
  { tx, context, actor }: ActorChange,
  id: string,
  { version, answers }: z.output<typeof updateSchema>,
): Promise<void> {
  const request = await lockOwnRequest(tx, actor, id);
  if (!canEdit(request.state)) throw refuse("request_fixed");
  if (request.version !== version) {
    throw refuse("stale_version", { current: await presentRequest({ db: tx, context, actor }, request) });
  }
  const { today } = await readCalendar(tx, context);
  const offered = request.state === "draft" ? await readOffered(tx, actor.personId, today, request.code) : null;
  const form = (offered ?? request).definition.form;
  await updateAnswers(tx, [id, JSON.stringify(answers), offered?.number ?? request.service_number]);
  await retainFiles(tx, context, actor.personId, form, answers);
}

/** Deletes a draft; throws `request_fixed` for a sent request. */
export async function deleteRequest(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const request = await lockOwnRequest(tx, actor, id);
  if (request.state !== "draft") throw refuse("request_fixed");
  await deleteDraft(tx, [id]);
}
