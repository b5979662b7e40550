import type { FileLinks, Viewer } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Context } from "#platform/http/handler.ts";
import { readPage } from "#platform/http/page.ts";
import type { acknowledgementRoutes } from "../contract/routes.ts";
import type { Coverage } from "../contract/schemas.ts";
import { loadMustRead } from "./load-must-read.ts";
import { presentConcerned, presentCoverage } from "./present-must-read.ts";
import { concernedText, selectCoverage, type ConcernedRow } from "./queries.ts";

/** Returns the acknowledgements by department, least covered first. */
export async function readCoverage(db: Reader, viewer: Viewer, topicId: string): Promise<Coverage> {
  await loadMustRead(db, viewer, topicId);
  return presentCoverage(await selectCoverage(db, topicId));
}

/** Returns the people in the audience of a must-read, in the order of hiring. */
export async function listConcerned(call: Context<(typeof acknowledgementRoutes)["listConcerned"]>, files: FileLinks) {
  const { db, actor, query } = call;
  const topicId = call.params.id;
  await loadMustRead(db, actor, topicId);
  const { acknowledged = null, department = null } = query;
  const { data, page } = await readPage<ConcernedRow>(
    {
      list: `concerned by ${topicId} ${acknowledged} ${department}`,
      kinds: ["id"],
      keyOf: (row) => [row.author_id],
      fetch: (cursor, size) => {
        const direction = cursor?.direction ?? "after";
        const text = concernedText({ direction, size, acknowledged, byDepartment: department !== null });
        const place = cursor?.values ?? ["0"];
        return statement<ConcernedRow>(text)(db, [topicId, ...place, ...(department === null ? [] : [department])]);
      },
    },
    query,
  );
  return { data: data.map((row) => presentConcerned(row, actor, files)), page };
}
