/** The colours a category can have; each is a pair of a soft ground and an ink in tokens.css. */
export const categoryColors = [
  "teal",
  "saffron",
  "rose",
  "blue",
  "violet",
  "terracotta",
  "green",
  "sand",
  "ink",
] as const;
export type CategoryColor = (typeof categoryColors)[number];

/** The colour of that name, or teal for an unknown name. */
export const categoryColorOf = (name: string): CategoryColor =>
  categoryColors.find((color) => color === name) ?? "teal";
