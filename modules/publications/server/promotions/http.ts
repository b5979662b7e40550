import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { managedPromotionRoutes, promotionRoutes } from "../../contract/routes-promotions.ts";
import { changeOf, queryOf, type PublicationContext } from "../context.ts";
import { addCodes, claimPersonalCode, createPromotion, deletePromotion, updatePromotion } from "./change-promotion.ts";
import { listManagedPromotions, listPromotions, readManagedPromotion, readPromotion } from "./list-promotions.ts";

export const bindPromotions = (context: PublicationContext): BoundRoute[] => [
  ...bindRoutes(promotionRoutes, {
    listPromotions: ({ query, ...caller }) => listPromotions(queryOf(context, caller), query),
    readPromotion: async ({ params, ...caller }) => ({
      data: await readPromotion(queryOf(context, caller), params.id),
    }),
    claimCode: async ({ params, ...caller }) => ({
      data: await claimPersonalCode(changeOf(context, caller), params.id),
    }),
  }),
  ...bindRoutes(managedPromotionRoutes, {
    listManagedPromotions: ({ query, ...caller }) => listManagedPromotions(queryOf(context, caller), query),
    readManagedPromotion: async ({ params, ...caller }) => ({
      data: await readManagedPromotion(queryOf(context, caller), params.id),
    }),
    createPromotion: async ({ body, ...caller }) => ({
      data: await createPromotion(changeOf(context, caller), body),
    }),
    updatePromotion: async ({ params, body, ...caller }) => ({
      data: await updatePromotion(changeOf(context, caller), params.id, body),
    }),
    deletePromotion: ({ params, ...caller }) => deletePromotion(changeOf(context, caller), params.id),
    addCodes: async ({ params, body, ...caller }) => ({
      data: await addCodes(changeOf(context, caller), params.id, body),
    }),
  }),
];
