import { endpoint, type CallInput } from "#client/api.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";

type Routes = typeof officerRoutes;

/** The response is JSON, CSV or XLSX, which has no type in the contract. */
export const readSheet = endpoint(officerRoutes.readSheet);

export type SheetQuery = CallInput<Routes["readSheet"]>["query"];

export const sheetQuery = (query: SheetQuery) => ({
  queryKey: [readSheet.path, { query }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Sheet> =>
    (await (readSheet({ query }, { signal }) as Promise<unknown>)) as Sheet,
});
