import { route } from "#shared/route.ts";
import { page } from "#shared/wire.ts";
import { listSamplesQuery, sample } from "./schemas.ts";

export const sampleRoutes = {
  listSamples: route({
    method: "GET",
    path: "/samples",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "The samples, newest first.",
    query: listSamplesQuery,
    output: page(sample),
  }),
};
