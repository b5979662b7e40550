import { createCatalogue } from "./catalogue.ts";
import { firstPreferences } from "./preference-store.ts";

/** The page's phrases; the entry point sets the language. */
export const pageCatalogue = createCatalogue(firstPreferences.locale);
