import type { LookupInput, Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import type { LookupCategory } from "#modules/attendance/contract/schemas-parts.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { numberText, oneOf, readEntity, textOf } from "../rules/entity-parameter.ts";
import { categories } from "./search.ts";

/** What the form of an entry holds. The order is typed, so it is a text; an empty `mainLookup` is none. */
export type LookupValues = {
  category: LookupCategory;
  nameAr: string;
  nameEn: string;
  mainLookup: string;
  requestType: string;
  isRequired: boolean;
  order: string;
  isActive: boolean;
};

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

/** The entry as its edit screen takes it in the address. */
export function parameterOf(lookup: Lookup): string {
  const { id, category, nameAr, nameEn, mainLookup, requestType, isRequired, order, isActive } = lookup;
  return JSON.stringify({
    id,
    category,
    nameAr,
    nameEn,
    mainLookup: mainLookup?.id ?? null,
    requestType,
    isRequired,
    order,
    isActive,
  });
}

/** What the address says of the entry with that id, as far as a form may show it; null when there is nothing to show. */
export function readParameter(text: string | undefined, id: string): LookupValues | null {
  const given = readEntity(text, id);
  if (given === null || typeof given["nameAr"] !== "string" || typeof given["nameEn"] !== "string") return null;
  const main = textOf(given["mainLookup"], 18);
  return {
    category: oneOf(categories, given["category"]),
    nameAr: textOf(given["nameAr"]),
    nameEn: textOf(given["nameEn"]),
    mainLookup: /^[1-9]\d*$/.test(main) ? main : "",
    requestType: textOf(given["requestType"], 64),
    isRequired: given["isRequired"] === true,
    order: numberText(given["order"], ""),
    isActive: given["isActive"] !== false,
  };
}

/** What the form says, as the server takes it. */
export const bodyOf = ({ mainLookup, requestType, order, ...values }: LookupValues): LookupInput => ({
  ...values,
  mainLookup: mainLookup === "" ? null : mainLookup,
  requestType: requestType.trim() === "" ? null : requestType,
  order: order.trim() === "" ? 0 : Number(toLatinDigits(order)),
});
