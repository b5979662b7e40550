/** A measured step. */
export type Tried = { people: number; held: boolean };

export type Search = {
  start: number;
  /** The number of people is multiplied by this until a step fails. */
  growth: number;
  /** The search ends when the smallest that failed is at most this many times the largest that held. */
  precision: number;
};
/** A search that ends at this number, if that holds. */
type LimitedSearch = Search & { limit: number };

type NextStep = { people: number; confirms: boolean };

const round = (people: number): number => {
  const unit = people < 100 ? 1 : 10 ** (Math.floor(Math.log10(people)) - 1) / 2;
  return Math.max(1, Math.round(Math.round(people / unit) * unit));
};

/** The largest number that held and never failed, below all that failed; null if there is none. */
export function largestHeld(tried: readonly Tried[]): number | null {
  const limit = Math.min(...tried.filter(({ held }) => !held).map(({ people }) => people));
  const good = tried.filter(({ held, people }) => held && people < limit).map(({ people }) => people);
  return good.length === 0 ? null : Math.max(...good);
}

/**
 * Returns the next number of people to try, after the steps so far: larger ones until one fails, then between the largest
 * that held and the smallest that failed; at last the largest that held again, to confirm it. Null at the end.
 */
function nextStep({ start, growth, precision, limit }: LimitedSearch, tried: readonly Tried[]): NextStep | null {
  if (tried.length === 0) return { people: Math.min(limit, round(start)), confirms: false };
  const low = largestHeld(tried);
  const high = Math.min(...tried.filter(({ held }) => !held).map(({ people }) => people));
  if (low === null) {
    const less = round(high / growth);
    return less >= high ? null : { people: less, confirms: false };
  }
  if (high === Infinity && low < limit) return { people: Math.min(limit, round(low * growth)), confirms: false };
  const middle = round(Math.sqrt(low * high));
  if (high / low > precision && middle > low && middle < high) return { people: middle, confirms: false };
  const isConfirmed = tried.filter(({ people, held }) => held && people === low).length > 1;
  return isConfirmed ? null : { people: low, confirms: true };
}

/** Tries numbers until the largest that holds is found and confirmed; null if none does. */
export async function findLargest(
  search: LimitedSearch,
  holds: (people: number, confirms: boolean) => Promise<boolean>,
): Promise<number | null> {
  const tried: Tried[] = [];
  for (let next = nextStep(search, tried); next !== null; next = nextStep(search, tried)) {
    const held = await holds(next.people, next.confirms);
    tried.push({ people: next.people, held });
  }
  return largestHeld(tried);
}
