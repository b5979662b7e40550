import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { managedPromotionRoutes, promotionRoutes } from "../../contract/routes-promotions.ts";
import { authorOf, type PublicationContext } from "../context.ts";
import { addCodes, createPromotion, deletePromotion, updatePromotion } from "./change-promotion.ts";
import { listManagedPromotions, listPromotions, readManagedPromotion, readPromotion } from "./list-promotions.ts";
import { claimPersonalCode } from "./create-code.ts";

export const bindPromotions = (context: PublicationContext): BoundRoute[] => {
  const changing = (caller: Parameters<typeof authorOf>[0]) => ({ ...context, author: authorOf(caller) });
  return [
    ...bindRoutes(promotionRoutes, {
      listPromotions: ({ db, actor, query }) => listPromotions({ db, context, readerId: actor.personId }, query),
      readPromotion: async ({ db, actor, params }) => ({
        data: await readPromotion({ db, context, readerId: actor.personId }, params.id),
      }),
      claimCode: async ({ tx, actor, params }) => ({
        data: await claimPersonalCode(tx, context, actor.personId, params.id),
      }),
    }),
    ...bindRoutes(managedPromotionRoutes, {
      listManagedPromotions: ({ db, actor, query }) =>
        listManagedPromotions({ db, context, readerId: actor.personId }, query),
      readManagedPromotion: async ({ db, actor, params }) => ({
        data: await readManagedPromotion({ db, context, readerId: actor.personId }, params.id),
      }),
      createPromotion: async ({ tx, body, ...caller }) => ({ data: await createPromotion(tx, changing(caller), body) }),
      updatePromotion: async ({ tx, params, body, ...caller }) => ({
        data: await updatePromotion(tx, changing(caller), params.id, body),
      }),
      deletePromotion: ({ tx, params, ...caller }) => deletePromotion(tx, changing(caller), params.id),
      addCodes: async ({ tx, params, body, ...caller }) => ({
        data: await addCodes(tx, changing(caller), params.id, body),
      }),
    }),
  ];
};
