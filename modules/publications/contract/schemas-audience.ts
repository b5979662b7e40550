import { z } from "zod";
import { id, idOut } from "#shared/wire.ts";

/** An id with its name in both languages. */
export const namedReference = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
export type NamedReference = z.output<typeof namedReference>;

/** Maximum chosen departments and maximum chosen roles. */
const maxChosen = 100;

const chosen = z.array(id).max(maxChosen).default([]);

/** Members of any of these departments or roles; null: all users. */
export const audienceInput = z
  .strictObject({ departments: chosen, roles: chosen })
  .refine(({ departments, roles }) => departments.length + roles.length > 0, "fieldRequired")
  .nullable();
export type AudienceInput = z.output<typeof audienceInput>;

export const audience = z.object({ departments: z.array(namedReference), roles: z.array(namedReference) });
export type Audience = z.output<typeof audience>;

/** Departments and roles that can be chosen. */
export const audienceChoices = audience.meta({ id: "AudienceChoices" });
