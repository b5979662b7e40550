import { z } from "zod";
import { instant, personSummary } from "#shared/wire.ts";

export const viewingMinutes = 10;

export const startViewing = z.strictObject({ reason: z.string().trim().min(1, "fieldRequired").max(500) });

export const viewing = z
  .object({
    token: z.string().meta({ description: "A read-only access token, which cannot be refreshed." }),
    endsAt: instant,
    person: personSummary.pick({ id: true, nameAr: true, nameEn: true }),
  })
  .meta({ id: "Viewing" });
export type Viewing = z.output<typeof viewing>;
