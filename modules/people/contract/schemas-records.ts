import { z } from "zod";
import { optionalLine, optionalText, version } from "#shared/fields.ts";
import { id, idOut, personSummary } from "#shared/wire.ts";
import { fullName, phoneNumber } from "./fields.ts";
import { place } from "./schemas.ts";
import { contractKind, employmentChange, employmentFields } from "./schemas-employment.ts";

export const personRecord = personSummary
  .omit({ photoUrl: true })
  .extend({
    phone: z.string().nullable(),
    department: place.nullable(),
    manager: personSummary.nullable(),
    ...employmentFields,
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
  ...employmentChange,
});
export type RecordChange = z.output<typeof updateRecord>;

export const managedDepartments = z.object({ data: z.array(idOut) });
export const contractKinds = z.object({ data: z.array(contractKind) });
