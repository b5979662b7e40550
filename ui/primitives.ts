import { classNames } from "./class-names.ts";
import styles from "./primitives.module.css";

/** Steps of the spacing scale (`--space-1` to `--space-6`). */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** Gap between children; a pair for rows and columns. */
type Gap = Space | readonly [rows: Space, columns: Space];
/** Minimum column width in rem. */
type Cell = 12 | 14 | 16 | 20 | 24;

// Each word is a class of primitives.module.css.
// oxfmt-ignore
export const boxWords = [
  "block", "inline", "wrap", "fits", "fill", "list",
  "between", "justify-center", "justify-end", "justify-self-start",
  "align-start", "align-center", "align-end", "align-baseline", "items-start", "items-center", "content-start",
  "grows", "shrinks", "rigid", "full", "truncate", "clamped", "unseen", "floating", "touch", "bare",
  "flush", "above-1", "above-2", "above-3", "above-4", "above-5", "above-6",
  "below-1", "below-2", "below-3", "below-4", "below-5", "below-6", "to-start", "to-end",
] as const;
// oxfmt-ignore
export const textWords = [
  "xxs", "xs", "sm", "md", "lg", "xl", "normal", "medium", "bold",
  "muted", "ink", "plain", "action", "success", "saffron", "danger", "inherit",
  "tint-neutral", "tint-action", "tint-saffron", "tint-danger", "tint-success", "tint-info",
  "tight", "tabular", "anywhere", "nowrap", "pre-line", "text-start", "text-center",
] as const;

export type BoxWord = (typeof boxWords)[number];
export type TextWord = (typeof textWords)[number];
type Word = BoxWord | TextWord;

const named = (words: readonly Word[]): string => classNames(...words.map((word) => styles[word]));

function gapNamed(gap: Gap): string {
  const [rows, columns] = typeof gap === "number" ? [gap, gap] : gap;
  return classNames(styles[`rows-${rows}`], styles[`columns-${columns}`]);
}

/** Vertical stack: `<ul className={stackClass(4, "list")}>`. "fits" keeps wide children within. */
export const stackClass = (gap: Gap, ...words: Word[]): string => classNames(styles.stack, gapNamed(gap), named(words));

/** Horizontal row: `<div className={rowClass([1, 3], "wrap", "align-center")}>`. */
export const rowClass = (gap: Gap, ...words: Word[]): string => classNames(styles.row, gapNamed(gap), named(words));

/** Equal columns of at least `cell` rem, as many as fit; "fill" leaves space for absent ones. */
export const gridClass = (cell: Cell, gap: Gap, ...words: Word[]): string =>
  classNames(styles.grid, styles[`cell-${cell}`], gapNamed(gap), named(words));

/** Size, tone, weight and wrapping of text: `<p className={textClass("sm", "muted", "flush")}>`. */
export const textClass = (...words: Word[]): string => named(words);

/** A box among its siblings: `<div className={boxClass("grows")}>`. */
export const boxClass = (...words: BoxWord[]): string => named(words);
