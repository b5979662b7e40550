import { servicePagesAr } from "#modules/services/contract/phrases-pages.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { servicesPartEn } from "./services.en.ts";

export const servicesPartAr = { servicePages: servicePagesAr } satisfies Translation<typeof servicesPartEn>;
