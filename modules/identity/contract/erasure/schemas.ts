import { z } from "zod";
import { instant } from "#shared/wire.ts";

/** A closed list: free text would name the person, and would be kept. */
const erasureGrounds = ["asked", "retention", "order"] as const;
export type ErasureGround = (typeof erasureGrounds)[number];

export const startErasure = z.strictObject({
  ground: z.enum(erasureGrounds),
  name: z.string().trim().min(1, "fieldRequired").max(200),
});

const titled = { titleAr: z.string(), titleEn: z.string() };

export const erasure = z
  .object({
    state: z.enum(["none", "waiting", "running", "done"]),
    ground: z.enum(erasureGrounds).nullable(),
    askedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    done: z.number().int().meta({ description: "Number of erased areas." }),
    hindrance: z
      .enum(["own_account", "account_not_closed", "approvals_waiting", "requests_waiting"])
      .nullable()
      .meta({ description: "The reason why the erasure cannot start." }),
    areas: z.array(
      z.object({
        area: z.string(),
        ...titled,
        parts: z.array(
          z.object({
            ...titled,
            fate: z.enum(["gone", "emptied", "kept"]),
            whyAr: z.string().nullable(),
            whyEn: z.string().nullable(),
            rows: z.number().int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "Erasure" });
export type Erasure = z.output<typeof erasure>;
