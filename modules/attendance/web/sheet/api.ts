import { endpoint, type CallInput } from "#client/api.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";

/** The response is JSON, CSV or XLSX, which has no type in the contract. */
export const readSheet = endpoint(officerRoutes.readSheet);

export const sheetQuery = (query: CallInput<typeof officerRoutes.readSheet>["query"]) => ({
  queryKey: [readSheet.path, { query }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readSheet({ query }, { signal }) as Promise<unknown> as Promise<Sheet>,
});
