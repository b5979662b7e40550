import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import {
  addCodes,
  createPromotion,
  listManagedPromotionsQuery,
  managedPromotion,
  promotion,
  updatePromotion,
} from "./schemas-promotion.ts";

/** Offers for readers. */
export const promotionRoutes = {
  listPromotions: route({
    method: "GET",
    path: "/promotions",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns current promotions of the caller, earliest end first.",
    query: pageOnly,
    output: page(promotion),
  }),
  readPromotion: route({
    method: "GET",
    path: "/promotions/{id}",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns a current promotion.",
    params: idParams,
    output: data(promotion),
  }),
  claimCode: route({
    method: "POST",
    path: "/promotions/{id}/code",
    permission: "signedIn",
    tokens: "publications",
    summary:
      "Claims a personal code of a promotion, or returns the one already claimed. A code is issued to one person only.",
    params: idParams,
    output: data(promotion),
    status: 200,
    errors: ["codes_gone"],
  }),
};

/** Offers for promotion managers. */
export const managedPromotionRoutes = {
  listManagedPromotions: route({
    method: "GET",
    path: "/managed-promotions",
    permission: "promotion.manage",
    viewing: "shown",
    summary: "Returns all promotions, latest end first.",
    query: listManagedPromotionsQuery,
    output: page(managedPromotion),
  }),
  readManagedPromotion: route({
    method: "GET",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    viewing: "shown",
    summary: "Returns a promotion.",
    params: idParams,
    output: data(managedPromotion),
  }),
  createPromotion: route({
    method: "POST",
    path: "/managed-promotions",
    permission: "promotion.manage",
    summary: "Adds a promotion.",
    body: createPromotion,
    output: data(managedPromotion),
    errors: ["fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  updatePromotion: route({
    method: "PATCH",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    summary: "Changes a promotion. The kind of its codes cannot change once personal codes were added.",
    params: idParams,
    body: updatePromotion,
    output: data(managedPromotion),
    errors: ["stale_version", "fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  deletePromotion: route({
    method: "DELETE",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    summary: "Deletes a promotion without claimed codes.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
  addCodes: route({
    method: "POST",
    path: "/managed-promotions/{id}/codes",
    permission: "promotion.manage",
    summary: "Adds personal codes; existing ones are ignored.",
    params: idParams,
    body: addCodes,
    output: data(z.object({ added: z.number().int(), promotion: managedPromotion })),
    status: 200,
    errors: ["fields_conflict", "limit_reached"],
  }),
};
