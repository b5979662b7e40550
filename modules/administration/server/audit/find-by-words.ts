import type { Reader } from "#platform/database/database.ts";
import { readOnly } from "#platform/database/transaction.ts";
import type { FetchSize } from "#platform/http/page.ts";
import {
  findPlaces,
  readEnds,
  disableTableScans,
  type AuditPlace,
  type AuditScope,
  type FoundPlace,
} from "./queries-words.ts";
import { markOf, matchesWithin, type Wanted } from "./read-words.ts";

/** The unit of `audit_slice`. */
const week = 7 * 24 * 3_600_000;
const weekOf = (instant: string): number => Math.floor(new Date(instant).getTime() / week);

/** Maximum weeks in one query. */
const widest = 8;

/**
 * Finds the places of entries by words, in list order from a place on. Queries one week, then two, four and eight;
 * after too many matches, one week again. Rare words are found with few queries, frequent ones read one week at most.
 */
export async function findByWords(
  db: Reader,
  wanted: Wanted,
  { actor, action, subject, dates }: Omit<AuditScope, "wanted">,
  place: AuditPlace | null,
  size: FetchSize,
): Promise<FoundPlace[]> {
  if (wanted.terms.length === 0) return [];
  const bounds = { since: dates?.from ?? null, before: dates?.before ?? null, from: place };
  const narrowed = [
    ...(actor === null ? [] : [markOf.actor(actor)]),
    ...(action === null ? [] : [markOf.action(action)]),
    ...(subject === null ? [] : [markOf.subject(subject.kind, subject.id)]),
  ];
  const direction = place?.direction ?? "after";
  return readOnly(db, async (tx) => {
    await disableTableScans(tx);
    const ends = await readEnds(tx);
    if (ends === null) return [];
    const oldest = Math.max(...[ends.first, bounds.since].flatMap((at) => (at === null ? [] : [weekOf(at)])));
    const newest = Math.min(...[ends.last, bounds.before].flatMap((at) => (at === null ? [] : [weekOf(at)])));
    const from = place === null ? null : weekOf(place.at);
    const [step, end] = direction === "after" ? [-1, oldest] : [1, newest];
    let next = direction === "after" ? Math.min(newest, from ?? newest) : Math.max(oldest, from ?? oldest);
    let width = 1;
    const found: FoundPlace[] = [];
    while (found.length < size && (end - next) * step >= 0) {
      const count = Math.min(width, Math.abs(end - next) + 1);
      const weeks = Array.from({ length: count }, (_, far) => next + far * step);
      const conditions = [...matchesWithin(wanted, weeks), ...narrowed];
      const some = await findPlaces(tx, conditions, bounds, { direction, size, isBounded: count > 1 });
      if (some === null) {
        width = 1;
        continue;
      }
      found.push(...some);
      next += count * step;
      width = Math.min(width * 2, widest);
    }
    return found.slice(0, size);
  });
}
