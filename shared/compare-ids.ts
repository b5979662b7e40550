const digits = /^\d+$/;
/** A number in canonical form. */
const plainNumber = /^(?:0|[1-9]\d*)$/;

/** By Unicode code point; JavaScript compares strings by UTF-16 code unit. */
function compareCodePoints(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (let at = 0; at < left.length && at < right.length; at += 1) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Compares ids as numbers if both are numbers, else by code point. */
export function compareIds(one: string, other: string): number {
  if (plainNumber.test(one) && plainNumber.test(other)) {
    if (one.length !== other.length) return one.length - other.length;
    return one < other ? -1 : Number(one > other);
  }
  if (digits.test(one) && digits.test(other)) {
    const [left, right] = [BigInt(one), BigInt(other)];
    if (left !== right) return left < right ? -1 : 1;
  }
  return compareCodePoints(one, other);
}

/**
 * Sorts by id, lowest first. The comparison alone is not transitive (2 < 10 < 1a < 2), so a first sort by code point
 * makes the result independent of the input order.
 */
export function orderById<T>(things: Iterable<T>, idOf: (thing: T) => string): T[] {
  const all = [...things];
  if (all.length < 2) return all;
  return all
    .toSorted((one, other) => compareCodePoints(idOf(one), idOf(other)))
    .toSorted((one, other) => compareIds(idOf(one), idOf(other)));
}
