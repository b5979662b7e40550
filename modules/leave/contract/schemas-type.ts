import { z } from "zod";
import { updateBody } from "#shared/fields.ts";
import { idOut, pageQuery, queryBoolean } from "#shared/wire.ts";
import { countings, leaveColors } from "./kinds.ts";

const fields = {
  color: z.enum(leaveColors),
  booksDays: z.boolean().meta({ description: "Whether it books days of attendance as leave." }),
  takesBalance: z.boolean().meta({ description: "Whether its days are taken from a balance, which policies grant." }),
  counts: z
    .enum(countings)
    .meta({ description: "The days that are taken: work days of the person's schedule, or all." }),
  halfDays: z.boolean(),
  needsReason: z.boolean(),
  needsAttachment: z.boolean(),
};

export const updateLeaveType = updateBody(fields);

/** A lookup of the category `leaveType`, and what it means for leave. */
export const leaveType = z
  .object({
    id: idOut.meta({ description: "The id of its lookup, where its names and whether it is active are changed." }),
    nameAr: z.string(),
    nameEn: z.string(),
    isActive: z.boolean(),
    ...fields,
    policies: z.number().int().meta({ description: "Number of policies, in force or not." }),
    version: z.number().int(),
  })
  .meta({ id: "LeaveType" });
export type LeaveType = z.output<typeof leaveType>;

export const listLeaveTypesQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  isActive: queryBoolean.optional(),
  takesBalance: queryBoolean.optional(),
});
