import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { findingRoutes } from "#modules/attendance/contract/routes-officer.ts";

const listFindings = endpoint(findingRoutes.listFindings);
export const exportFindings = endpoint(findingRoutes.exportFindings);

export const findingsQuery = (query: CallInput<typeof findingRoutes.listFindings>["query"]) =>
  queryOf(listFindings, { query: query ?? {} });
