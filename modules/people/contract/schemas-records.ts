import { z } from "zod";
import { optionalLine, optionalText, version } from "#shared/fields.ts";
import { civilDate, id, idOut, personSummary } from "#shared/wire.ts";
import { fullName, phoneNumber } from "./fields.ts";
import { place } from "./schemas.ts";

export const personRecord = z
  .object({
    id: idOut,
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    phone: z.string().nullable(),
    department: place.nullable(),
    manager: personSummary.nullable(),
    joinedOn: civilDate.meta({ description: "In the organisation's time zone." }),
    version: z.number().int(),
    can: z.object({ changeManager: z.boolean() }),
  })
  .meta({ id: "PersonRecord" });
export type PersonRecord = z.output<typeof personRecord>;

/** Besides the version all fields are optional; at least one name must remain. */
export const updateRecord = z.strictObject({
  version,
  nameAr: fullName.optional(),
  nameEn: fullName.optional(),
  titleAr: optionalLine(120),
  titleEn: optionalLine(120),
  phone: phoneNumber.optional(),
  department: id.nullish(),
  manager: id.nullish(),
  reason: optionalText(500).meta({
    description: "The reason for granting authority to oneself that no other user could grant.",
  }),
  joinedOn: civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date").optional(),
});
export type RecordChange = z.output<typeof updateRecord>;
