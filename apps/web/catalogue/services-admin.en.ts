import { servicesAdminEn } from "#modules/services/contract/phrases-admin.en.ts";
import { servicesPartEn } from "./services.en.ts";

/** What those read who look after services: also the words of the forms they write. */
export const servicesAdminPartEn = { ...servicesPartEn, servicesAdmin: servicesAdminEn };
