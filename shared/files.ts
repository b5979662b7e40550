import { z } from "zod";
import { idOut } from "./wire.ts";

/** What the content of an upload can turn out to be; "upload" until all of it is there. */
export const uploadKinds = ["image", "video", "document"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** A file as its owner, or the readers of what it is attached to, see it. Addresses are signed for one person. */
export const storedFile = z
  .object({
    id: idOut,
    kind: z.enum([...uploadKinds, "upload"]),
    state: z.enum(["uploading", "ready", "refused"]),
    name: z.string().meta({ description: "As its owner named it; written in any language." }),
    mediaType: z.string().meta({ description: "By its content; what the sender said, until that has been looked at." }),
    byteSize: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationSeconds: z.number().nullable(),
    url: z.string().nullable().meta({ description: "The whole file; null unless it is ready." }),
    previewUrl: z.string().nullable().meta({ description: "A small picture of it; null when there is none." }),
  })
  .meta({ id: "StoredFile" });
export type StoredFile = z.output<typeof storedFile>;
