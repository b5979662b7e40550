import { z } from "zod";
import { boundedText, optionalLine, optionalText } from "#shared/fields.ts";
import { fold } from "#shared/fold.ts";
import { isVisible } from "#shared/validators.ts";
import { civilDate, idOut, instant, personSummary } from "#shared/wire.ts";
import { permissions } from "#shared/permissions.ts";
import { fullName, phoneNumber } from "./fields.ts";
import { employment } from "./schemas-employment.ts";
import { spokenLanguages } from "./languages.ts";
import { aboutLength, maxLanguages, maxSkills, placeLength, skillLength } from "./limits.ts";
import { visibilities } from "./privacy.ts";

export const place = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });

const visibility = z.enum(visibilities);
const fieldVisibilities = { phone: visibility, mobile: visibility, email: visibility, birthday: visibility };

export const me = personSummary
  .extend({
    email: z.string(),
    phone: z.string().nullable(),
    mobile: z.string().nullable(),
    birthDate: z.string().nullable().meta({ description: "Gregorian. The year is not shown to others." }),
    placeAr: z.string().nullable(),
    placeEn: z.string().nullable(),
    aboutAr: z.string().nullable(),
    aboutEn: z.string().nullable(),
    languages: z.array(z.enum(spokenLanguages)),
    skills: z.array(z.string()),
    visibility: z.object(fieldVisibilities).meta({ description: "Visibility of the user's fields." }),
    department: place.nullable(),
    manager: personSummary.nullable(),
    locale: z.enum(["en", "ar"]),
    calendar: z.enum(["gregory", "islamic-umalqura"]),
    digits: z.enum(["auto", "latn", "arab"]),
    hourCycle: z.enum(["h23", "h12"]).meta({ description: "24-hour or 12-hour clock." }),
    theme: z.enum(["system", "light", "dark"]),
    permissions: z.array(z.enum(permissions)).meta({ description: "Those for the whole organisation." }),
    boundPermissions: z
      .array(z.enum(permissions))
      .meta({ description: "Those for the people of some departments or locations only." }),
    secondFactorDue: instant.nullable().meta({
      description:
        "When the grace period for a second factor ends: only its setup is permitted afterwards. Null without a requirement.",
    }),
    joinedAt: instant.meta({ description: "Noon of the hire date; without one, when the account was added." }),
    employment,
    version: z.number().int(),
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof me>;

/** Earlier dates are typing errors. */
const firstBirthDate = "1900-01-01";

/** A few words without a language. */
const skill = boundedText(skillLength)
  .min(1, "fieldRequired")
  .refine((value) => value === "" || isVisible(value), "fieldRequired");

/** Besides the version all fields are optional; the server checks that at least one name remains. */
export const updateMe = z.strictObject({
  version: z.number().int().min(1),
  nameAr: fullName.optional(),
  nameEn: fullName.optional(),
  phone: phoneNumber.optional(),
  mobile: phoneNumber.optional(),
  birthDate: civilDate
    .refine((value) => value >= firstBirthDate, "date")
    .nullable()
    .optional(),
  placeAr: optionalLine(placeLength),
  placeEn: optionalLine(placeLength),
  aboutAr: optionalText(aboutLength),
  aboutEn: optionalText(aboutLength),
  languages: z
    .array(z.enum(spokenLanguages))
    .max(maxLanguages)
    .transform((given) => [...new Set(given)])
    .optional(),
  skills: z
    .array(skill)
    .max(maxSkills)
    .transform((given) => [...new Map(given.toReversed().map((one) => [fold(one), one])).values()].toReversed())
    .optional()
    .meta({ description: "Skills; spelling variants of the same skill are stored once." }),
  visibility: z.strictObject(fieldVisibilities).partial().optional(),
  locale: z.enum(["en", "ar"]).optional(),
  calendar: z.enum(["gregory", "islamic-umalqura"]).optional(),
  digits: z.enum(["auto", "latn", "arab"]).optional(),
  hourCycle: z.enum(["h23", "h12"]).optional(),
  theme: z.enum(["system", "light", "dark"]).optional(),
});
