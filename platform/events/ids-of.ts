import type { ToldEvent } from "./feed.ts";

/**
 * Details are written for the audit, whose readers may see more: everybody else gets the ids in them, and asks for the
 * rest. That somebody has a token for programs is nobody else's business.
 */
export const idsOf = (details: ToldEvent["details"]): ToldEvent["details"] =>
  Object.fromEntries(Object.entries(details).filter(([key]) => key.endsWith("Id") && key !== "tokenId"));
