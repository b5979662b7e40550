import type { CallInput } from "#client/api.ts";
import type { categoryRoutes } from "#modules/community/contract/routes.ts";
import { toLatinDigits } from "#shared/validators.ts";
import { categoryColors } from "#ui/category-color.ts";
import { categoryIconNames } from "#ui/category-icon.ts";
import type { Category } from "#modules/community/contract/schemas.ts";

/** What the form of a category holds. The order is typed, so it is a text. */
export type CategoryValues = {
  nameAr: string;
  nameEn: string;
  descriptionAr: string;
  descriptionEn: string;
  icon: string;
  color: string;
  order: string;
  posting: "everyone" | "moderators";
  isActive: boolean;
};

export const emptyCategory: CategoryValues = {
  nameAr: "",
  nameEn: "",
  descriptionAr: "",
  descriptionEn: "",
  icon: "message",
  color: "teal",
  order: "",
  posting: "everyone",
  isActive: true,
};

type Known = Pick<
  Category,
  "id" | "nameAr" | "nameEn" | "descriptionAr" | "descriptionEn" | "icon" | "color" | "order" | "posting" | "isActive"
>;

export const valuesOf = (category: Known): CategoryValues => ({
  nameAr: category.nameAr,
  nameEn: category.nameEn,
  descriptionAr: category.descriptionAr ?? "",
  descriptionEn: category.descriptionEn ?? "",
  icon: category.icon,
  color: category.color,
  order: String(category.order),
  posting: category.posting === "moderators" ? "moderators" : "everyone",
  isActive: category.isActive,
});

/** The category as the edit screen takes it in its address: what the form shows at once, and nothing more. */
export function parameterOf(category: Known): string {
  const { id, nameAr, nameEn, descriptionAr, descriptionEn, icon, color, order, posting, isActive } = category;
  return JSON.stringify({ id, nameAr, nameEn, descriptionAr, descriptionEn, icon, color, order, posting, isActive });
}

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * What the address says of the category with that id, as far as a form may show it; null when it is broken, of another
 * category, or not what a category can be.
 */
export function readParameter(text: string | undefined, id: string): CategoryValues | null {
  const given = text === undefined ? null : parse(text);
  if (given === null || String(given["id"]) !== id) return null;
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

/** What the form says, as the server takes it. An empty order is left to the server. */
export function bodyOf({ order, icon, color, ...values }: CategoryValues): Body {
  const place = order.trim();
  return {
    ...values,
    icon: icon as NonNullable<Body["icon"]>,
    color: color as NonNullable<Body["color"]>,
    ...(place === "" ? {} : { order: Number(toLatinDigits(place)) }),
  };
}
