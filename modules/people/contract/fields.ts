import { z } from "zod";
import { oneLine } from "#shared/fields.ts";
import { isVisible, unitsOf } from "#shared/validators.ts";

// What is asked of people's fields, whoever fills them in.

/** A name in one language; null where there is none. */
export const fullName = z
  .string()
  .max(unitsOf(200), { error: "maxLength:200", abort: true })
  .overwrite(oneLine)
  .min(1, "fieldRequired")
  .max(200, "maxLength:200")
  .refine((value) => value === "" || isVisible(value), "fieldRequired")
  .nullable();

/** A telephone number as it is written, in digits of any family; null or empty for none. */
export const phoneNumber = z
  .string()
  .max(30, { error: "maxLength:30", abort: true })
  .trim()
  .regex(/^[+()\-\s\d٠-٩۰-۹]*$/, "phone")
  .nullable();
