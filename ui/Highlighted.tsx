import styles from "./Highlighted.module.css";

export interface HighlightedProps {
  /** A text in pieces; together they are the whole of it. */
  pieces: readonly { text: string; isMatch: boolean }[];
}

/** A text with what was looked for marked in it. */
export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no names of their own and never move
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
