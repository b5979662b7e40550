import { z } from "zod";
import { instant } from "#shared/wire.ts";

const exportStates = ["none", "waiting", "ready", "failed"] as const;

export const personalExport = z
  .object({
    state: z.enum(exportStates).meta({ description: "Of the archive asked for last; none when it has expired." }),
    askedAt: instant.nullable(),
    keptUntil: instant.nullable(),
    byteSize: z.number().int().nullable(),
    needsPassword: z
      .boolean()
      .meta({ description: "Whether asking and downloading take my password: I signed in some time ago." }),
    needsCode: z
      .boolean()
      .meta({ description: "Whether they take a code: a factor guards my account, not shown just now." }),
    hasPassword: z.boolean().meta({ description: "Without one, asking takes having just signed in." }),
    canAsk: z.boolean(),
  })
  .meta({ id: "PersonalExport" });
export type PersonalExport = z.output<typeof personalExport>;

export const exportAddress = z.object({
  url: z.string().meta({ description: "Signed for me in this session; good for five minutes." }),
});
