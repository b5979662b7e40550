import { z } from "zod";
import { storedFile, uploadAllowance } from "./files.ts";
import { route } from "./route.ts";
import { data, idParams } from "./wire.ts";

/** Routes for uploads besides the upload protocol itself. */
export const uploadReadRoutes = {
  readUploadLimits: route({
    method: "GET",
    path: "/upload-limits",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "What may be uploaded: kinds with their largest sizes, and how much of one's own storage is used.",
    query: z.strictObject({}),
    output: data(uploadAllowance),
  }),
  readOwnFile: route({
    method: "GET",
    path: "/files/{id}",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "An upload of one's own: what it was found to be, and the addresses it is fetched by.",
    params: idParams,
    output: data(storedFile),
  }),
};
