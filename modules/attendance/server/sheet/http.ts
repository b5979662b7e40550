import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { serializerOf } from "#platform/http/serialize.ts";
import { officerRoutes } from "../../contract/routes-officer.ts";
import { sheet } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { createSheet } from "./list-sheet.ts";

const { readSheet } = officerRoutes;

export function bindSheet(context: AttendanceContext): BoundRoute[] {
  const listSheet = createSheet(context);
  const write = serializerOf(sheet);
  return bindRoutes(
    { readSheet },
    {
      async readSheet({ db, actor, query, facts, raw: { reply } }) {
        const answer = await listSheet(db, { viewerId: actor.personId, locale: facts.locale, query });
        reply.header("content-type", "application/json; charset=utf-8").send(write(answer));
      },
    },
  );
}
