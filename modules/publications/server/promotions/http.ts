import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { managedPromotionRoutes, promotionRoutes } from "../../contract/routes-promotions.ts";
import type { PublicationContext } from "../context.ts";
import { addCodes, createPromotion, deletePromotion, updatePromotion } from "./change-promotion.ts";
import { listManagedPromotions, listPromotions, readManagedPromotion, readPromotion } from "./list-promotions.ts";
import { offerCode } from "./offer-code.ts";

export const bindPromotions = (context: PublicationContext): BoundRoute[] => {
  const doorsOf = (personId: string, requestId: string) => ({ ...context, author: { personId, requestId } });
  return [
    ...bindRoutes(promotionRoutes, {
      listPromotions: ({ db, actor, query }) => listPromotions(db, context, actor.personId, query),
      readPromotion: async ({ db, actor, params }) => ({
        data: await readPromotion(db, context, actor.personId, params.id),
      }),
      claimCode: async ({ tx, actor, params }) => ({ data: await offerCode(tx, context, actor.personId, params.id) }),
    }),
    ...bindRoutes(managedPromotionRoutes, {
      listManagedPromotions: ({ db, actor, query }) => listManagedPromotions(db, context, actor.personId, query),
      readManagedPromotion: async ({ db, actor, params }) => ({
        data: await readManagedPromotion(db, context, actor.personId, params.id),
      }),
      createPromotion: async ({ tx, actor, body, facts }) => ({
        data: await createPromotion(tx, doorsOf(actor.personId, facts.id), body),
      }),
      updatePromotion: async ({ tx, actor, params, body, facts }) => ({
        data: await updatePromotion(tx, doorsOf(actor.personId, facts.id), params.id, body),
      }),
      deletePromotion: ({ tx, actor, params, facts }) =>
        deletePromotion(tx, doorsOf(actor.personId, facts.id), params.id),
      addCodes: async ({ tx, actor, params, body, facts }) => ({
        data: await addCodes(tx, doorsOf(actor.personId, facts.id), params.id, body),
      }),
    }),
  ];
};
