import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "#platform/http/actor.ts";
import type { Database } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { auditRoutes } from "../../contract/routes-audit.ts";
import type { AuditFilters } from "../../contract/schemas-audit.ts";
import { readVerification, startVerification } from "./check-chain.ts";
import type { AuditContext } from "./context.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit, type AuditReader } from "./list-audit.ts";

type Exporting = {
  database: Database;
  actor: Actor;
  query: AuditFilters;
  facts: RequestFacts;
  raw: { request: FastifyRequest; reply: FastifyReply };
};

const readerOf = ({ personId }: Actor, { id: requestId }: RequestFacts): AuditReader => ({ personId, requestId });

export function bindAudit(context: AuditContext): BoundRoute[] {
  const send =
    (form: "csv" | "lines") =>
    ({ database, actor, query: filters, facts, raw: { request, reply } }: Exporting): Promise<void> => {
      const asked = { form, filters, locale: facts.locale, isHead: request.method === "HEAD" };
      return exportAudit(database, context, asked, readerOf(actor, facts), reply);
    };
  return bindRoutes(auditRoutes, {
    listAudit: ({ database, actor, query, facts }) => listAudit(database, context, readerOf(actor, facts), query),
    exportAuditTable: send("csv"),
    exportAuditLines: send("lines"),
    readVerification: async ({ db, actor }) => ({ data: await readVerification(db, context, actor.personId) }),
    startVerification: async ({ tx, actor, facts }) => {
      await startVerification(tx, readerOf(actor, facts));
      return { data: await readVerification(tx, context, actor.personId) };
    },
  });
}
