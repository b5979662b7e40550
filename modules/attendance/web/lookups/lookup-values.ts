import { lookupCategories } from "#modules/attendance/contract/kinds.ts";
import type { LookupInput, Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { toLatinDigits } from "#shared/validators.ts";
import {
  idOf,
  isNamed,
  numberText,
  oneOf,
  readerOf,
  textOf,
  writeEntity,
  type Given,
} from "../rules/entity-parameter.ts";

/** The fields of the form. The order is a typed text; an empty `mainLookup` is none. */
export type LookupValues = Pick<Lookup, "category" | "nameAr" | "nameEn" | "isRequired" | "isActive"> &
  Record<"mainLookup" | "requestType" | "order", string>;

export const valuesOf = (lookup: Given<Lookup>): LookupValues => ({
  category: oneOf(lookupCategories, lookup.category),
  nameAr: textOf(lookup.nameAr),
  nameEn: textOf(lookup.nameEn),
  mainLookup: idOf(lookup.mainLookup),
  requestType: textOf(lookup.requestType),
  isRequired: lookup.isRequired === true,
  order: numberText(lookup.order),
  isActive: lookup.isActive !== false,
});

export const emptyLookup = valuesOf({});

export const parameterOf = (lookup: Lookup): string => writeEntity(lookup, emptyLookup);
export const readParameter = readerOf(valuesOf, isNamed);

export const bodyOf = ({ mainLookup, requestType, order, ...values }: LookupValues): LookupInput => ({
  ...values,
  mainLookup: mainLookup === "" ? null : mainLookup,
  requestType: requestType.trim() === "" ? null : requestType,
  order: order.trim() === "" ? 0 : Number(toLatinDigits(order)),
});
