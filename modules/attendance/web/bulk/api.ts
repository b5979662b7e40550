import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { bulkRoutes } from "#modules/attendance/contract/routes-bulk.ts";
import type { BulkSearch } from "../search.ts";

export const previewBulk = endpoint(bulkRoutes.previewBulk);
export const createBulk = endpoint(bulkRoutes.createBulk);
export const undoBulk = endpoint(bulkRoutes.undoBulk);
const listBulk = endpoint(bulkRoutes.listBulk);

export const bulkQuery = (query: BulkSearch) => queryOf(listBulk, { query });
