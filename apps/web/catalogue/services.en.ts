import { servicePagesEn } from "#modules/services/contract/phrases-pages.en.ts";

/** What the pages of services, requests and the work list say. */
export const servicesPartEn = { servicePages: servicePagesEn };
