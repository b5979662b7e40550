import { z } from "zod";
import { oneLine } from "#shared/fields.ts";
import { isVisible, unitsOf } from "#shared/validators.ts";

// Rules of people's fields, for all forms.

/** In one language; null for none. */
export const fullName = z
  .string()
  .max(unitsOf(200), { error: "maxLength:200", abort: true })
  .overwrite(oneLine)
  .min(1, "fieldRequired")
  .max(200, "maxLength:200")
  .refine((value) => value === "" || isVisible(value), "fieldRequired")
  .nullable();

/** A telephone number as typed, in digits of any script; null or empty for none. */
export const phoneNumber = z
  .string()
  .max(30, { error: "maxLength:30", abort: true })
  .trim()
  .regex(/^[+()\-\s\d٠-٩۰-۹]*$/, "phone")
  .nullable();
