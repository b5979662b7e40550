import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { csvType } from "#platform/http/csv.ts";
import { negotiateType } from "#platform/http/negotiate-type.ts";
import { serializerOf } from "#platform/http/serialize.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { sheetRoutes } from "../../contract/routes-officer.ts";
import { sheet } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { exportSheet } from "./export-sheet.ts";
import { createSheet } from "./list-sheet.ts";
import { createPlans } from "./plan-sheet.ts";

const jsonType = "application/json";

export function bindSheet(context: AttendanceContext): BoundRoute[] {
  const planSheet = createPlans(context);
  const listSheet = createSheet(context, planSheet);
  const write = serializerOf(sheet);
  return bindRoutes(sheetRoutes, {
    async readSheet({ db, database, actor, query, facts, raw: { request, reply } }) {
      const within = withinOf(actor, "attendance.read");
      const sheetRequest = { viewerId: actor.personId, locale: facts.locale, query, within };
      const type = negotiateType(request.headers.accept, [jsonType, csvType, xlsxType]);
      reply.header("vary", "accept, accept-language");
      if (type !== jsonType) {
        const isHead = request.method === "HEAD";
        const plan = await planSheet(db, query, within);
        await exportSheet(database, context, { ...sheetRequest, plan, requestId: facts.id, isHead }, type, reply);
        return;
      }
      reply.header("content-type", `${jsonType}; charset=utf-8`).send(write(await listSheet(db, sheetRequest)));
    },
  });
}
