import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { auditRoutes } from "../../contract/routes-audit.ts";
import { readVerification, startVerification } from "./check-chain.ts";
import type { AuditContext } from "./context.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit, type AuditReader } from "./list-audit.ts";

const readerOf = ({ personId }: Actor, { id: requestId }: RequestFacts): AuditReader => ({ personId, requestId });

export const bindAudit = (context: AuditContext): BoundRoute[] =>
  bindRoutes(auditRoutes, {
    listAudit: ({ database, actor, query, facts }) => listAudit(database, context, readerOf(actor, facts), query),
    exportAuditTable: (call) => exportAudit(call, context, "csv"),
    exportAuditLines: (call) => exportAudit(call, context, "lines"),
    readVerification: async ({ db, actor }) => ({ data: await readVerification(db, context, actor.personId) }),
    startVerification: async ({ tx, actor, facts }) => {
      await startVerification(tx, readerOf(actor, facts));
      return { data: await readVerification(tx, context, actor.personId) };
    },
  });
