export interface HighlightedProps {
  /** The complete text in pieces. */
  pieces: readonly { text: string; isMatch: boolean }[];
}

export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no names of their own and never move
      <mark key={place}>{text}</mark>
    ) : (
      text
    ),
  );
}
