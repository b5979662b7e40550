import { toLatinDigits } from "#shared/validators.ts";
import type { CallInput } from "#client/api.ts";
import type { categoryRoutes } from "#modules/community/contract/routes.ts";
import type { CategoryValues } from "./category-parameter.ts";

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
