import { z } from "zod";
import { instant } from "#shared/wire.ts";

const exportStates = ["none", "waiting", "ready", "failed"] as const;

export const personalExport = z
  .object({
    state: z.enum(exportStates).meta({ description: "State of the last requested archive; none if it has expired." }),
    askedAt: instant.nullable(),
    keptUntil: instant.nullable(),
    byteSize: z.number().int().nullable(),
    needsPassword: z
      .boolean()
      .meta({ description: "Whether a request and a download require the password: the sign-in was too long ago." }),
    needsCode: z.boolean().meta({
      description: "Whether they require a code: the account has a second factor that was not used recently.",
    }),
    hasPassword: z.boolean().meta({ description: "Without one, a request requires a recent sign-in." }),
    canAsk: z.boolean(),
  })
  .meta({ id: "PersonalExport" });
export type PersonalExport = z.output<typeof personalExport>;

export const exportAddress = z.object({
  url: z.string().meta({ description: "Signed for the user and this session; valid for five minutes." }),
});
