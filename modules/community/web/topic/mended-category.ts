import { allCategoryId } from "../sorts.ts";

/** The category under which a topic's address is right, or null when it is right as it is: any topic is under "All". */
export const mendedCategory = (addressed: string, actual: string): string | null =>
  addressed === allCategoryId || addressed === actual ? null : actual;
