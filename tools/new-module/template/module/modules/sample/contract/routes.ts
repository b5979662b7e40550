import { route } from "#shared/route.ts";
import { page, pageOnly } from "#shared/wire.ts";
import { sample } from "./schemas.ts";

export const sampleRoutes = {
  listSamples: route({
    method: "GET",
    path: "/samples",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "The samples, newest first.",
    query: pageOnly,
    output: page(sample),
  }),
};
