import { z } from "zod";
import { storedFile } from "#shared/files.ts";
import { data, id, idParams } from "#shared/wire.ts";
import { route } from "#shared/route.ts";

export const fileRoutes = {
  readOwnFile: route({
    method: "GET",
    path: "/files/{id}",
    permission: "signedIn",
    summary: "An upload of one's own: what it was found to be, and the addresses it is fetched by.",
    params: idParams,
    output: data(storedFile),
  }),
  readFile: route({
    method: "GET",
    path: "/files/{id}/{variant}",
    // The signature in the address names the person it was made for; their right is checked at each fetch.
    permission: "public",
    summary: "A file, by the signed address that the interface handed out. Takes Range.",
    params: z.strictObject({ id, variant: z.string().regex(/^[a-zA-Z0-9]{1,40}$/) }),
    // Whatever is missing or wrong here is a signature that does not fit: not found.
    query: z.object({
      p: z.string().max(20).default(""),
      e: z.string().max(20).default(""),
      s: z.string().max(60).default(""),
    }),
    output: "raw",
    errors: ["not_found"],
    produces: "*/*",
  }),
};
