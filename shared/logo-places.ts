/** Variants of a logo: for pages in this language, on a light or dark background. */
export const logoPlaces = ["enLight", "enDark", "arLight", "arDark"] as const;
export type LogoPlace = (typeof logoPlaces)[number];
