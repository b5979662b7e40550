import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { personalDataRoutes } from "#modules/identity/contract/routes-personal-data.ts";

type Routes = typeof personalDataRoutes;

const path = "/me/personal-data";
const readPersonalExport = endpoint<Routes["readPersonalExport"]>("GET", path);
export const askPersonalExport = endpoint<Routes["askPersonalExport"]>("POST", path);

export const openPersonalExport = endpoint<Routes["openPersonalExport"]>("POST", `${path}/download`);

export const personalExportQuery = queryOf(readPersonalExport, {}, { staleTime: 0 });
