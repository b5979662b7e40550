import { endpoint, type CallInput } from "#client/api.ts";
import { sheetRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";

type Routes = typeof sheetRoutes;

/** The response is JSON, CSV or XLSX, which has no type in the contract. */
export const readSheet = endpoint(sheetRoutes.readSheet);

export type SheetQuery = CallInput<Routes["readSheet"]>["query"];

export const sheetQuery = (query: SheetQuery) => ({
  queryKey: [readSheet.path, { query }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Sheet> =>
    (await (readSheet({ query }, { signal }) as Promise<unknown>)) as Sheet,
});
