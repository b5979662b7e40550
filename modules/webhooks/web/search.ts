// What the address of a webhook says. Anybody can write an address: what is not as it should be is left out.

const states = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof states)[number];
export type DeliveriesSearch = { state?: DeliveryState; cursor?: string };

export function readDeliveriesSearch(search: Record<string, unknown>): DeliveriesSearch {
  const state = states.find((known) => known === search["state"]);
  const cursor = search["cursor"];
  return {
    ...(state === undefined ? {} : { state }),
    ...(typeof cursor === "string" && cursor !== "" ? { cursor } : {}),
  };
}
