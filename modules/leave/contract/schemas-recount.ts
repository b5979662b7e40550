import { z } from "zod";
import { page, pageQuery, queryBoolean } from "#shared/wire.ts";
import { leavePerson, leaveRecount, namedReference } from "./schemas-balances.ts";

const recountInList = leaveRecount
  .extend({
    person: leavePerson,
    type: namedReference,
    total: z.number().meta({ description: "The sum of its days." }),
    isShort: z.boolean().meta({ description: "Whether days were taken that the balance does not have." }),
  })
  .meta({ id: "LeaveRecountInList" });
export type RecountInList = z.output<typeof recountInList>;

export const listRecountsQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  short: queryBoolean.optional().meta({ description: "Only those for which the balance is not enough." }),
});
export const recountList = page(recountInList);
