import { z } from "zod";
import { oneLine } from "#shared/fields.ts";
import { isVisible } from "#shared/validators.ts";

// What is asked of people's fields, whoever fills them in.

/** A name in one language; null where there is none. */
export const fullName = z
  .string()
  .overwrite(oneLine)
  .min(1, "required")
  .max(200, "maxLength:200")
  .refine((value) => value === "" || isVisible(value), "required")
  .nullable();

/** A telephone number as it is written, in digits of any family; null or empty for none. */
export const phoneNumber = z
  .string()
  .trim()
  .max(30, "maxLength:30")
  .regex(/^[+()\-\s\d٠-٩۰-۹]*$/, "invalid")
  .nullable();
