import { endpoint } from "#client/api.ts";
import { pagesOf } from "#client/query.ts";
import { sampleRoutes } from "#modules/sample/contract/routes.ts";

export const samplesQuery = pagesOf(endpoint(sampleRoutes.listSamples), {});
