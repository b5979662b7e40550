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
    summary: "The offers that hold today and are for me, those that end first at first.",
    query: pageOnly,
    output: page(promotion),
  }),
  readPromotion: route({
    method: "GET",
    path: "/promotions/{id}",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "One of these offers.",
    params: idParams,
    output: data(promotion),
  }),
  claimCode: route({
    method: "POST",
    path: "/promotions/{id}/code",
    permission: "signedIn",
    tokens: "publications",
    summary: "Hands me a code of my own; the same one however often I ask, and never the same to two people.",
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
    summary: "All offers, those that end last at first.",
    query: listManagedPromotionsQuery,
    output: page(managedPromotion),
  }),
  readManagedPromotion: route({
    method: "GET",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    viewing: "shown",
    summary: "One offer.",
    params: idParams,
    output: data(managedPromotion),
  }),
  createPromotion: route({
    method: "POST",
    path: "/managed-promotions",
    permission: "promotion.manage",
    summary: "Adds an offer.",
    body: createPromotion,
    output: data(managedPromotion),
    errors: ["fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  updatePromotion: route({
    method: "PATCH",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    summary: "Changes an offer. How its codes work stays once codes of people's own were added.",
    params: idParams,
    body: updatePromotion,
    output: data(managedPromotion),
    errors: ["stale_version", "fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  deletePromotion: route({
    method: "DELETE",
    path: "/managed-promotions/{id}",
    permission: "promotion.manage",
    summary: "Deletes an offer of which no code was handed out.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
  addCodes: route({
    method: "POST",
    path: "/managed-promotions/{id}/codes",
    permission: "promotion.manage",
    summary: "Adds codes of people's own; those that are there already are left out.",
    params: idParams,
    body: addCodes,
    output: data(z.object({ added: z.number().int(), promotion: managedPromotion })),
    status: 200,
    errors: ["fields_conflict", "limit_reached"],
  }),
};
