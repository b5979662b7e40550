import type { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import type { Database } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { Refusal, refuseField } from "#platform/http/refuse.ts";
import type { decidedMany, decideMany as bodySchema } from "../../contract/schemas-request.ts";
import type { ServicesContext } from "../context.ts";
import { decideRequest } from "./decide-request.ts";

/** Applies one decision to several requests, each in its own transaction: a refusal does not stop the rest. */
export async function decideMany(
  database: Database,
  context: ServicesContext,
  actor: Actor,
  { decision, reason = null, items, requestId }: z.output<typeof bodySchema> & { requestId: string },
): Promise<z.output<typeof decidedMany>> {
  if (decision !== "approve" && reason === null) {
    throw refuseField("fields_conflict", "reason", { key: "fieldRequired" });
  }
  const results: z.output<typeof decidedMany>["results"] = [];
  for (const { request, step, version } of items) {
    try {
      await transaction(database.primary, (tx) =>
        decideRequest(tx, context, actor, { id: request, requestId, step, version, decision, reason }),
      );
      results.push({ request, isDone: true, code: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ request, isDone: false, code: error.code });
    }
  }
  return { results };
}
