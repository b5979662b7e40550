import { z } from "zod";
import { isVisible } from "#shared/validators.ts";
import { idOut, instant, personSummary } from "#shared/wire.ts";
import { permissions } from "#shared/permissions.ts";

export const place = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });

export const me = z
  .object({
    id: idOut,
    email: z.string(),
    nameAr: z.string().nullable(),
    nameEn: z.string().nullable(),
    titleAr: z.string().nullable(),
    titleEn: z.string().nullable(),
    phone: z.string().nullable(),
    department: place.nullable(),
    manager: personSummary.nullable(),
    photoUrl: z.string().nullable(),
    locale: z.enum(["en", "ar"]),
    calendar: z.enum(["gregory", "islamic-umalqura"]),
    digits: z.enum(["auto", "latn", "arab"]),
    theme: z.enum(["system", "light", "dark"]),
    permissions: z.array(z.enum(permissions)),
    joinedAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof me>;

const name = z
  .string()
  .trim()
  .min(1, "required")
  .max(200, "maxLength:200")
  .refine((value) => value === "" || isVisible(value), "required")
  .nullable();

/** At least the version; at least one name must remain, which is a rule between fields and checked by the server. */
export const updateMe = z.strictObject({
  version: z.number().int().min(1),
  nameAr: name.optional(),
  nameEn: name.optional(),
  phone: z
    .string()
    .trim()
    .max(30, "maxLength:30")
    .regex(/^[+()\-\s\d٠-٩۰-۹]*$/, "invalid")
    .nullable()
    .optional(),
  locale: z.enum(["en", "ar"]).optional(),
  calendar: z.enum(["gregory", "islamic-umalqura"]).optional(),
  digits: z.enum(["auto", "latn", "arab"]).optional(),
  theme: z.enum(["system", "light", "dark"]).optional(),
});
