import { z } from "zod";
import type { ErrorCode } from "#shared/errors.ts";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { effect } from "./schemas-parts.ts";

// Routes of officers for a list and its entries; `path` is that of the list.

const permission = "attendance.manage";
const viewing = "shown";

/** A list of those who may see attendance, which keeps within their bounds. */
export const readingRoute = <const P extends string, Query extends z.ZodType, Item extends z.ZodType>(
  path: P,
  summary: string,
  query: Query,
  item: Item,
) =>
  route({
    method: "GET",
    path,
    permission: "attendance.read",
    keepsBounds: true,
    viewing,
    summary,
    query,
    output: page(item),
  });

export const readingOneRoute = <const P extends string, Item extends z.ZodType>(path: P, summary: string, item: Item) =>
  route({
    method: "GET",
    path: `${path}/{id}`,
    permission: "attendance.read",
    keepsBounds: true,
    viewing,
    summary,
    params: idParams,
    output: data(item),
  });

export const createRoute = <const P extends string, Body extends z.ZodType, Item extends z.ZodType>(
  path: P,
  summary: string,
  body: Body,
  item: Item,
  errors: readonly ErrorCode[],
) => route({ method: "POST", path, permission, summary, body, output: data(item), errors });

/** `errors`: besides `stale_version`. */
export const updateRoute = <const P extends string, Body extends z.ZodType, Item extends z.ZodType>(
  path: P,
  summary: string,
  body: Body,
  item: Item,
  errors: readonly ErrorCode[],
) =>
  route({
    method: "PATCH",
    path: `${path}/{id}`,
    permission,
    summary,
    params: idParams,
    body,
    output: data(item),
    errors: ["stale_version", ...errors],
  });

export const deleteRoute = <const P extends string>(path: P, summary: string, errors: readonly ErrorCode[]) =>
  route({ method: "DELETE", path: `${path}/{id}`, permission, summary, params: idParams, output: noContent, errors });

const previewed = { permission, output: data(effect), status: 200, transaction: "own" } as const;

export const previewRoute = <const P extends string, Body extends z.ZodType>(
  path: P,
  rule: string,
  body: Body,
  errors: readonly ErrorCode[],
) =>
  route({
    ...previewed,
    method: "POST",
    path: `${path}/effect`,
    summary: `Returns the people and dates that a new ${rule} would affect, and its conflicts. Saves nothing.`,
    body,
    errors,
  });

export function previewChangeRoute<const P extends string, Shape extends { version: z.ZodNumber }>(
  path: P,
  change: z.ZodObject<Shape>,
  errors: readonly ErrorCode[],
) {
  const { version, ...fields } = change.shape;
  return route({
    ...previewed,
    method: "POST",
    path: `${path}/{id}/effect`,
    summary: "Returns the effect of a change, of `isActive` alone, or of a deletion (`delete`). Saves nothing.",
    params: idParams,
    body: z.strictObject({ ...fields, version: version.optional(), delete: z.boolean().optional() }),
    errors,
  });
}

// The same for officers with bounds as well; of rules and their effects, while they reach no one outside.

export const boundedCreateRoute: typeof createRoute = (...given) => ({ ...createRoute(...given), keepsBounds: true });
export const boundedUpdateRoute: typeof updateRoute = (...given) => ({ ...updateRoute(...given), keepsBounds: true });
export const boundedDeleteRoute: typeof deleteRoute = (...given) => ({ ...deleteRoute(...given), keepsBounds: true });
export const boundedPreviewRoute: typeof previewRoute = (...given) => ({
  ...previewRoute(...given),
  keepsBounds: true,
});
export const boundedPreviewChangeRoute: typeof previewChangeRoute = (...given) => ({
  ...previewChangeRoute(...given),
  keepsBounds: true,
});
