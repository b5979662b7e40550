/**
 * A position in the stream of events, as text: `xact-id`. Everything up to it has been published. `xact-0` is before
 * the first row of that transaction.
 */
export type Position = string;

const pattern = /^(0|[1-9][0-9]{0,19})-(0|[1-9][0-9]{0,18})$/;
const largestTransaction = 18_446_744_073_709_551_615n;
const largestId = 9_223_372_036_854_775_807n;

/** Parses a position into PostgreSQL's transaction and row ids; null if the text is not a position. */
export function parsePosition(text: string): { xact: string; id: string } | null {
  const [, xact, id] = pattern.exec(text) ?? [];
  if (xact === undefined || id === undefined) return null;
  return BigInt(xact) <= largestTransaction && BigInt(id) <= largestId ? { xact, id } : null;
}

export function requirePosition(position: Position): { xact: string; id: string } {
  const place = parsePosition(position);
  if (place === null) throw new Error(`Not a position: ${position}`);
  return place;
}

/** Returns a negative number if `a` is before `b`, zero if equal, else a positive one. Throws for invalid positions. */
export function comparePositions(a: Position, b: Position): number {
  const [one, other] = [requirePosition(a), requirePosition(b)];
  const difference = BigInt(one.xact) - BigInt(other.xact) || BigInt(one.id) - BigInt(other.id);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
