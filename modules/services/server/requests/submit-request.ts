import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readOffered } from "../catalogue/queries.ts";
import { readCalendar, type Author, type ServicesContext } from "../context.ts";
import { planEffect } from "../effects/plan-effect.ts";
import { isExceeded, readAllowance } from "../effects/read-allowance.ts";
import { enterStep } from "../flow/enter-step.ts";
import { canEdit } from "../flow/policy.ts";
import { tellWork } from "../flow/tell-people.ts";
import { attachFiles } from "./attach-files.ts";
import { checkAnswers } from "./check-answers.ts";
import type { RequestRow } from "./queries.ts";
import { recordRequest } from "./record-request.ts";
import { insertEvent, markSubmitted, replaceUses } from "./store.ts";

// Serializes concurrent requests of one person, which use the same allowance.
const holdRequester = statement<object>("select from person where id = $1 for no key update");

/** A draft follows the version published when it is sent; a request sent before keeps its version. */
async function withCurrentVersion(tx: Transaction, request: RequestRow, today: string): Promise<RequestRow> {
  const { state, requester_id: requesterId, code } = request;
  if (state !== "draft") return request;
  const offered = await readOffered(tx, requesterId, today, code);
  if (offered === null) throw refuse("service_closed");
  return { ...request, service_number: offered.number, definition: offered.definition, grants: offered.grants };
}

/**
 * Sends a request: validates its answers, reserves its allowance and enters its first step. The caller has locked the
 * request and checked its owner and version.
 */
export async function submitRequest(
  tx: Transaction,
  context: ServicesContext,
  held: RequestRow,
  author: Author,
): Promise<void> {
  if (!canEdit(held.state)) throw refuse("request_fixed");
  const { today } = await readCalendar(tx, context);
  const request = await withCurrentVersion(tx, held, today);
  const { id, code, requester_id: requesterId, service_id: serviceId, grants, effect } = request;
  const { form } = request.definition;
  const { answers, problems } = await checkAnswers(tx, { code, form, requesterId }, request.answers);
  await holdRequester(tx, [requesterId]);
  const planned = await planEffect(tx, context, effect, { requesterId, answers });
  const fields = [...problems, ...planned.problems];
  if (fields.length > 0) {
    throw refuse("fields_conflict", {
      fields: fields.map(({ path, message }) => ({ path: `answers.${path}`, message })),
    });
  }
  if (planned.isLocked) throw refuse("month_locked");
  const owner = { personId: requesterId, serviceId, grants };
  const allowance = await readAllowance(tx, owner, { uses: planned.uses, today, besides: id });
  if (isExceeded(allowance)) throw refuse("allowance_exceeded");
  const at = nowIso();
  await attachFiles(tx, context, { id, requesterId, form }, answers);
  await markSubmitted(tx, id, { answers, number: request.service_number, at });
  await replaceUses(tx, id, planned.uses);
  await insertEvent(tx, id, { kind: "submitted", at, actorId: requesterId });
  await enterStep(tx, context, { ...request, answers }, { key: null, author });
  await recordRequest(tx, request, "request.submitted", author);
  // A returned request leaves the requester's own work list.
  if (held.state === "returned") await tellWork(tx, [requesterId]);
}
