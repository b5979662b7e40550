import type { FieldType, FormField } from "#modules/services/contract/form/definition.ts";

/** The types of fields, in the order in which they are offered. */
export const fieldTypes = [
  "text",
  "longText",
  "number",
  "date",
  "dateRange",
  "time",
  "timeRange",
  "choice",
  "choices",
  "yesNo",
  "person",
  "lookup",
  "file",
] as const satisfies readonly FieldType[];

/** The reference lists that a field can choose from. */
export const lookupCategories = [
  "leaveType",
  "permissionType",
  "correctionReason",
  "exceptionReason",
  "other",
] as const satisfies readonly NonNullable<FormField["lookupCategory"]>[];
