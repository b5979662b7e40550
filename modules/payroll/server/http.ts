import { authorOf, type Caller } from "#platform/http/author.ts";
import type { Transaction } from "#platform/database/database.ts";
import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { mappingRoutes, versionRoutes } from "../contract/routes.ts";
import type { Change } from "./context.ts";
import { exportFile } from "./files/export-file.ts";
import { createMapping, deleteMapping, updateMapping } from "./mappings/change-mapping.ts";
import { listColumns, readMapping } from "./mappings/list-mappings.ts";
import { selectMappings } from "./mappings/queries.ts";
import { createVersion, retryVersion } from "./versions/create-version.ts";
import { listMonths } from "./versions/list-months.ts";

const changeOf = ({ tx, ...caller }: Caller & { tx: Transaction }): Change => ({ tx, author: authorOf(caller) });

export const bindPayroll = (): BoundRoute[] => [
  ...bindRoutes(mappingRoutes, {
    listPayrollColumns: ({ db }) => inData(listColumns(db)),
    listPayrollMappings: ({ db }) => inData(selectMappings(db)),
    createPayrollMapping: ({ body, ...caller }) => inData(createMapping(changeOf(caller), body)),
    readPayrollMapping: ({ db, params }) => inData(readMapping(db, params.id)),
    updatePayrollMapping: ({ params, body, ...caller }) => inData(updateMapping(changeOf(caller), params.id, body)),
    deletePayrollMapping: ({ params, ...caller }) => deleteMapping(changeOf(caller), params.id),
  }),
  ...bindRoutes(versionRoutes, {
    listPayrollMonths: ({ db }) => inData(listMonths(db)),
    createPayrollVersion: ({ params, body, ...caller }) =>
      inData(createVersion(changeOf(caller), params.month, body.mapping)),
    retryPayrollVersion: ({ params, ...caller }) => inData(retryVersion(changeOf(caller), params.id)),
    readPayrollFile: ({ database, params, facts, actor, raw: { request, reply } }) =>
      exportFile(database, params, { author: authorOf({ actor, facts }), locale: facts.locale, request, reply }),
  }),
];
