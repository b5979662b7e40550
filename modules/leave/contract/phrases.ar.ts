import type { Translation } from "#shared/translation.ts";
import type { leaveEn } from "./phrases.en.ts";

export const leaveAr = { own: "إجازاتي" } satisfies Translation<typeof leaveEn>;
