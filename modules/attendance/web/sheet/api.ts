import { endpoint, type CallInput } from "#client/api.ts";
import { officerRoutes } from "#modules/attendance/contract/routes-officer.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";

type Routes = typeof officerRoutes;

/** It answers JSON, CSV or XLSX, of which the contract's type says nothing. */
export const readSheet = endpoint(officerRoutes.readSheet);

export type SheetQuery = CallInput<Routes["readSheet"]>["query"];

/** A page of a month: a row a person. */
export const sheetQuery = (query: SheetQuery) => ({
  queryKey: [readSheet.path, { query }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Sheet> =>
    (await (readSheet({ query }, { signal }) as Promise<unknown>)) as Sheet,
});
