import { z } from "zod";
import { uploadKinds } from "./upload-limits.ts";
import { idOut } from "./wire.ts";

/** A file as shown to its owner, or to readers of its attachment. Addresses are signed for one person. */
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

/** Limits of a person's uploads, shown before they choose a file. */
export const uploadAllowance = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.enum(uploadKinds),
        byteSize: z.number().int().meta({ description: "The largest file of this kind." }),
        mediaTypes: z.array(z.string()),
        extensions: z.array(z.string()),
      }),
    ),
    uploadsAtOnce: z.number().int(),
    quota: z.number().int().meta({ description: "Bytes that all of one's files may have together." }),
    used: z.number().int(),
  })
  .meta({ id: "UploadAllowance" });
export type UploadAllowance = z.output<typeof uploadAllowance>;
