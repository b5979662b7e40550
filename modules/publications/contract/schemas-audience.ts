import { z } from "zod";
import { id, idOut } from "#shared/wire.ts";

/** Something with a name in both languages, as others mention it. */
export const namedReference = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
export type NamedReference = z.output<typeof namedReference>;

/** Departments and roles that may be chosen together, at most. */
const mostChosen = 100;

const chosen = z.array(id).max(mostChosen).default([]);

/** For whom something is published: those of any of these departments or roles; null is everybody. */
export const audienceInput = z
  .strictObject({ departments: chosen, roles: chosen })
  .refine(({ departments, roles }) => departments.length + roles.length > 0, "fieldRequired")
  .nullable();
export type AudienceInput = z.output<typeof audienceInput>;

export const audience = z.object({ departments: z.array(namedReference), roles: z.array(namedReference) });
export type Audience = z.output<typeof audience>;

/** What audiences can be made of. */
export const audienceChoices = audience.meta({ id: "AudienceChoices" });
