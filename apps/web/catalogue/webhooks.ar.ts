import { webhooksAr } from "#modules/webhooks/contract/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { webhooksPartEn } from "./webhooks.en.ts";

export const webhooksPartAr = { webhooks: webhooksAr } satisfies Translation<typeof webhooksPartEn>;
