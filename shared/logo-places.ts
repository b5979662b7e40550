/** Where a logo is shown: on pages in this language, on light or dark ground. */
export const logoPlaces = ["enLight", "enDark", "arLight", "arDark"] as const;
export type LogoPlace = (typeof logoPlaces)[number];
