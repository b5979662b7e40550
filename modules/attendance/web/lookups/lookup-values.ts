import { lookupCategories } from "#modules/attendance/contract/kinds.ts";
import type { LookupInput, Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { numberText, oneOf, readEntity, textOf } from "../rules/entity-parameter.ts";

/** The fields of the form. The order is a typed text; an empty `mainLookup` is none. */
export type LookupValues = Pick<Lookup, "category" | "nameAr" | "nameEn" | "isRequired" | "isActive"> &
  Record<"mainLookup" | "requestType" | "order", string>;

export const emptyLookup: LookupValues = {
  category: "leaveType",
  nameAr: "",
  nameEn: "",
  mainLookup: "",
  requestType: "",
  isRequired: false,
  order: "",
  isActive: true,
};

export const valuesOf = (lookup: Lookup): LookupValues => ({
  category: lookup.category,
  nameAr: lookup.nameAr,
  nameEn: lookup.nameEn,
  mainLookup: lookup.mainLookup?.id ?? "",
  requestType: lookup.requestType ?? "",
  isRequired: lookup.isRequired,
  order: String(lookup.order),
  isActive: lookup.isActive,
});

/** Returns the entry as the edit page's parameter: its id and the fields of the form. */
export const parameterOf = (lookup: Lookup): string =>
  JSON.stringify({ ...lookup, mainLookup: lookup.mainLookup?.id ?? null }, ["id", ...Object.keys(emptyLookup)]);

/** Parses the entry with that id from the address, limited to values valid in the form; else null. */
export function readParameter(text: string | undefined, id: string): LookupValues | null {
  const given = readEntity(text, id);
  if (given === null || typeof given["nameAr"] !== "string" || typeof given["nameEn"] !== "string") return null;
  const main = textOf(given["mainLookup"], 18);
  return {
    category: oneOf(lookupCategories, given["category"]),
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    mainLookup: /^[1-9]\d*$/.test(main) ? main : "",
    requestType: textOf(given["requestType"], 64),
    isRequired: given["isRequired"] === true,
    order: numberText(given["order"], ""),
    isActive: given["isActive"] !== false,
  };
}

export const bodyOf = ({ mainLookup, requestType, order, ...values }: LookupValues): LookupInput => ({
  ...values,
  mainLookup: mainLookup === "" ? null : mainLookup,
  requestType: requestType.trim() === "" ? null : requestType,
  order: order.trim() === "" ? 0 : Number(toLatinDigits(order)),
});
