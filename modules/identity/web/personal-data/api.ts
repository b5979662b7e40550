import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { personalDataRoutes } from "#modules/identity/contract/routes-personal-data.ts";

export const askPersonalExport = endpoint(personalDataRoutes.askPersonalExport);
export const openPersonalExport = endpoint(personalDataRoutes.openPersonalExport);

export const personalExportQuery = queryOf(endpoint(personalDataRoutes.readPersonalExport), {}, { staleTime: 0 });
