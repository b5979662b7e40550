import type { CallInput } from "#client/api.ts";
import { parseJson } from "#client/parse-json.ts";
import type { categoryRoutes } from "#modules/community/contract/routes.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { isRecord } from "#shared/is-record.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { categoryColors } from "#ui/category-color.ts";
import { categoryIconNames } from "#ui/category-icon.ts";

/** Initial values of the form; its order is a string. */
export const emptyCategory = {
  nameAr: "",
  nameEn: "",
  descriptionAr: "",
  descriptionEn: "",
  icon: "message",
  color: "teal",
  order: "",
  posting: "everyone" as "everyone" | "moderators",
  isActive: true,
};
export type CategoryValues = typeof emptyCategory;

type Known = Pick<Category, "id" | keyof CategoryValues>;

export function valuesOf(category: Known): CategoryValues {
  const { nameAr, nameEn, descriptionAr, descriptionEn, icon, color, order, posting, isActive } = category;
  return {
    nameAr,
    nameEn,
    icon,
    color,
    isActive,
    descriptionAr: descriptionAr ?? "",
    descriptionEn: descriptionEn ?? "",
    order: String(order),
    posting: posting === "moderators" ? "moderators" : "everyone",
  };
}

/** The category as a parameter of its edit page, with form fields only. */
export const parameterOf = (category: Known): string => JSON.stringify(category, ["id", ...Object.keys(emptyCategory)]);

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length <= maxLength;

/** Reads the form values from the parameter; null if it is invalid or of another category. */
export function readParameter(text: string | undefined, id: string): CategoryValues | null {
  const given = parseJson(text ?? null);
  if (!isRecord(given) || String(given["id"]) !== id) return null;
  const { nameAr, nameEn, descriptionAr = "", descriptionEn = "", icon, color, order, posting, isActive } = given;
  if (!isText(nameAr, 200) || !isText(nameEn, 200)) return null;
  const known = <Value extends string>(list: readonly Value[], value: unknown, fallback: Value): Value =>
    list.find((candidate) => candidate === value) ?? fallback;
  return {
    nameAr,
    nameEn,
    descriptionAr: isText(descriptionAr, 1000) ? descriptionAr : "",
    descriptionEn: isText(descriptionEn, 1000) ? descriptionEn : "",
    icon: known(categoryIconNames, icon, emptyCategory.icon),
    color: known<string>(categoryColors, color, emptyCategory.color),
    order: typeof order === "number" && Number.isInteger(order) ? String(order) : "",
    posting: posting === "moderators" ? "moderators" : "everyone",
    isActive: isActive !== false,
  };
}

type Body = CallInput<(typeof categoryRoutes)["createCategory"]>["body"];

/** Converts the form to a request body. An empty order is assigned by the server. */
export function bodyOf({ order, icon, color, ...values }: CategoryValues): Body {
  const digits = order.trim();
  return {
    ...values,
    icon: icon as NonNullable<Body["icon"]>,
    color: color as NonNullable<Body["color"]>,
    ...(digits === "" ? {} : { order: Number(toLatinDigits(digits)) }),
  };
}
