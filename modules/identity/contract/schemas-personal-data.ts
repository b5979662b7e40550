import { z } from "zod";
import { instant } from "#shared/wire.ts";
import { givenPassword } from "./schemas.ts";

const exportStates = ["none", "waiting", "ready", "failed"] as const;

export const personalExport = z
  .object({
    state: z.enum(exportStates).meta({ description: "Of the archive asked for last; none when it has expired." }),
    askedAt: instant.nullable(),
    keptUntil: instant.nullable(),
    byteSize: z.number().int().nullable(),
    url: z.string().nullable().meta({ description: "Signed, for me alone, while it is kept." }),
    needsPassword: z.boolean().meta({ description: "Whether asking takes my password: I signed in some time ago." }),
    hasPassword: z.boolean().meta({ description: "Without one, asking takes having just signed in." }),
    canAsk: z.boolean(),
  })
  .meta({ id: "PersonalExport" });
export type PersonalExport = z.output<typeof personalExport>;

export const askExport = z.strictObject({ password: givenPassword.optional() });
