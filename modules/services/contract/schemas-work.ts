import { z } from "zod";
import { optionalText } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, personSummary } from "#shared/wire.ts";
import { requestSummary } from "./schemas-request.ts";

/** A person who decides for another person, from one day to another, both inclusive. */
export const deputy = z
  .object({
    id: idOut,
    person: personSummary.meta({ description: "The absent person." }),
    deputy: personSummary,
    from: civilDate,
    to: civilDate,
    acceptedAt: instant.nullable().meta({ description: "Time of acceptance." }),
    can: z.object({ accept: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: "Deputy" });
export type Deputy = z.output<typeof deputy>;

export const createDeputy = z.strictObject({ deputy: id, from: civilDate, to: civilDate });

const workKinds = ["approval", "returned", "deputy", "mustRead", "poll"] as const;
export type WorkKind = (typeof workKinds)[number];

const workItem = z
  .object({
    kind: z.enum(workKinds),
    id: idOut.meta({ description: "Id of the request, the deputy or the topic." }),
    dueBy: instant.nullable(),
    request: requestSummary.nullable(),
    deputy: deputy.nullable(),
    topic: z
      .object({ id: idOut, categoryId: idOut, titleAr: z.string().nullable(), titleEn: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: "WorkItem" });
export type WorkItem = z.output<typeof workItem>;

const counts = {
  count: z.number().int().meta({ description: "The total." }),
  approvals: z.number().int(),
  returned: z.number().int(),
  deputies: z.number().int(),
  mustReads: z.number().int(),
  polls: z.number().int(),
  overtime: z.number().int().meta({ description: "Claims of overtime; attendance lists them." }),
};
export const workCount = z.object(counts).meta({ id: "WorkCount" });
export type WorkCount = z.output<typeof workCount>;

export const waitingApprovalsQuery = z.strictObject({ person: id });
/** A request that waits for a given person. */
export const waitingApproval = z
  .object({
    request: idOut,
    serviceEn: z.string(),
    serviceAr: z.string(),
    requester: personSummary,
    isAlone: z.boolean().meta({ description: "Whether no other approver could decide it." }),
  })
  .meta({ id: "WaitingApproval" });
export type WaitingApproval = z.output<typeof waitingApproval>;

export const handOver = z.strictObject({
  from: id,
  to: id,
  reason: optionalText(500).meta({
    description: "Reason for granting oneself authority that no other user can grant.",
  }),
});

/** Sorted by due date; contains at most the first 100 approvals. */
export const workList = z.object({ data: z.array(workItem), counts: workCount });
export type WorkList = z.output<typeof workList>;
