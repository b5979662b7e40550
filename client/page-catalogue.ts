import { createCatalogue } from "./catalogue.ts";
import { preferences } from "./preferences.ts";

/** The texts of the page that is shown. */
export const pageCatalogue = createCatalogue(preferences.current().locale);
