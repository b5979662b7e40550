/** Each colour is a pair of background and ink in tokens.css. */
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

/** Returns the colour with that name; teal for an unknown name. */
export const categoryColorOf = (name: string): CategoryColor =>
  categoryColors.find((color) => color === name) ?? "teal";
