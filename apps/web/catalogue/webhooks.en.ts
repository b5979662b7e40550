import { webhooksEn } from "#modules/webhooks/contract/phrases.en.ts";

/** What the pages of webhooks say. */
export const webhooksPartEn = { webhooks: webhooksEn };
