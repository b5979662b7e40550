import { route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { boundedCreateRoute, readingRoute } from "./routes-parts.ts";
import { bulkCorrection, bulkPreview, createBulk, listBulkQuery, previewBulk } from "./schemas-bulk.ts";

const path = "/attendance/bulk-corrections";
const errors = ["fields_conflict", "person_unknown", "lookup_unknown"] as const;

/** One cause for many people and days. */
export const bulkRoutes = {
  listBulk: readingRoute(path, "Returns bulk corrections, newest first.", listBulkQuery, bulkCorrection),
  previewBulk: route({
    method: "POST",
    path: `${path}/effect`,
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Returns each day before and after a bulk correction, and why days would be left out. Saves nothing.",
    body: previewBulk,
    output: data(bulkPreview),
    status: 200,
    transaction: "own",
    errors,
  }),
  createBulk: boundedCreateRoute(
    path,
    "Corrects many days for one cause, as previewed: 409 if a day has changed since. Each person is notified once.",
    createBulk,
    bulkCorrection,
    [...errors, "stale_version"],
  ),
  undoBulk: route({
    method: "POST",
    path: `${path}/{id}/undo`,
    permission: "attendance.manage",
    keepsBounds: true,
    summary: "Takes all of a bulk correction back, unless its month is locked or one of its days has changed since.",
    params: idParams,
    output: data(bulkCorrection),
    status: 200,
    errors: ["month_locked", "own_attendance", "undo_unavailable", "stale_version"],
  }),
};
