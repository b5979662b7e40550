import { z } from "zod";
import { requiredText, updateBody } from "#shared/fields.ts";
import { id, idOut } from "#shared/wire.ts";

export const department = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    parent: idOut.nullable().meta({ description: "The department above." }),
    people: z.number().int().meta({ description: "Number of active people, without those of departments below." }),
    version: z.number().int(),
  })
  .meta({ id: "Department" });
export type Department = z.output<typeof department>;

export const createDepartment = z.strictObject({
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  parent: id.nullish(),
});

export const updateDepartment = updateBody(createDepartment.shape);

export const deleteDepartmentQuery = z.strictObject({
  moveTo: id.optional().meta({ description: "The department to which its people and the departments below it move." }),
});
