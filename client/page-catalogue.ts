import { createCatalogue } from "./catalogue.ts";
import { firstPreferences } from "./preference-store.ts";

/** The texts of the page that is shown; the page's start says in which language. */
export const pageCatalogue = createCatalogue(firstPreferences.locale);
