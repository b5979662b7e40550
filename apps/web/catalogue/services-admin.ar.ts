import { servicesAdminAr } from "#modules/services/contract/phrases-admin.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { servicesAdminPartEn } from "./services-admin.en.ts";
import { servicesPartAr } from "./services.ar.ts";

export const servicesAdminPartAr = {
  ...servicesPartAr,
  servicesAdmin: servicesAdminAr,
} satisfies Translation<typeof servicesAdminPartEn>;
