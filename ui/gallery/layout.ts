import { gridClass, rowClass, stackClass } from "../primitives.ts";

export const pageClass = stackClass(5, "fits");
export const cardsClass = gridClass(20, 5, "align-start");
export const formClass = stackClass(4);
export const rowOfParts = rowClass([2, 3], "wrap", "align-center");
