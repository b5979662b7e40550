import { z } from "zod";
import { route } from "#shared/route.ts";
import { uploadReadRoutes } from "#shared/upload-routes.ts";
import { id } from "#shared/wire.ts";

export const fileRoutes = {
  readOwnFile: uploadReadRoutes.readOwnFile,
  readFile: route({
    method: "GET",
    path: "/files/{id}/{variant}",
    // The signature in the address names person and session; each fetch checks that both are still valid.
    permission: "public",
    summary: "A file, by the signed address that the interface handed out. Takes Range.",
    params: z.strictObject({ id, variant: z.string().regex(/^[a-zA-Z0-9]{1,40}$/) }),
    // A missing or invalid parameter is an invalid signature: not found.
    query: z.object({
      p: z.string().max(20).default(""),
      n: z.string().max(60).default(""),
      e: z.string().max(20).default(""),
      s: z.string().max(60).default(""),
    }),
    output: "raw",
    produces: "*/*",
  }),
};
