import type { PublishedEvent } from "./feed.ts";

/**
 * Details are written for the audit, whose readers may see more: other clients get only the ids, and request the rest.
 * The id of a personal access token is removed.
 */
export const idsOf = (details: PublishedEvent["details"]): PublishedEvent["details"] =>
  Object.fromEntries(Object.entries(details).filter(([key]) => key.endsWith("Id") && key !== "tokenId"));
