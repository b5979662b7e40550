import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";

export const sample = z
  .object({
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: "Sample" });
export type Sample = z.output<typeof sample>;
