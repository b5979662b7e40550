// The address of a webhook. Links can come from anywhere: invalid values are dropped.

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export type DeliveriesSearch = { state?: DeliveryState; cursor?: string };

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const state = deliveryStates.find((known) => known === search["state"]);
  const cursor = search["cursor"];
  return {
    ...(state === undefined ? {} : { state }),
    ...(typeof cursor === "string" && cursor !== "" ? { cursor } : {}),
  };
}
