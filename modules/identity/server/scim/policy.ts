import type { AccountStatus } from "../accounts/store.ts";

/** SCIM's `active` includes invited accounts, which only lack a password. */
export const isActiveInScim = (status: AccountStatus): boolean => status === "active" || status === "invited";

/** The stored names, and the last ones from the directory. */
export type StoredNames = {
  nameEn: string | null;
  nameAr: string | null;
  givenName: string | null;
  familyName: string | null;
};

/** Names in a request: absent ones are null. */
export type GivenNames = {
  displayName: string | null;
  formatted: string | null;
  givenName: string | null;
  familyName: string | null;
  /** Undefined if the request does not contain it. */
  nameAr?: string | null | undefined;
};

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text);

const joined = (givenName: string | null, familyName: string | null): string | null =>
  [givenName, familyName].filter((part) => part !== null).join(" ") || null;

/**
 * Merges names. SCIM states one name in up to three attributes, and directories change any of them: the first that
 * differs from the value they read counts. A name in Arabic letters becomes the Arabic name unless there is an English
 * one.
 */
export function mergeNames(stored: StoredNames, given: GivenNames): Pick<StoredNames, "nameEn" | "nameAr"> {
  const shown = stored.nameEn ?? stored.nameAr;
  const parts = joined(given.givenName, given.familyName);
  const changed = [
    given.displayName !== shown ? given.displayName : null,
    given.formatted !== shown ? given.formatted : null,
    parts !== joined(stored.givenName, stored.familyName) && parts !== shown ? parts : null,
  ].find((name) => name !== null);
  const nameAr = given.nameAr === undefined ? stored.nameAr : given.nameAr;
  if (changed === undefined) return { nameEn: stored.nameEn, nameAr };
  if (stored.nameEn === null && isArabic(changed)) return { nameEn: null, nameAr: given.nameAr ?? changed };
  return { nameEn: changed, nameAr };
}

/** A current or future membership. */
type Membership = { membership: string; value: string; isCurrent: boolean };

/** Returns the people to add and the memberships to end, so that exactly the wanted people are members. */
export function planMembers(
  held: readonly Membership[],
  wanted: readonly string[],
): { added: string[]; removed: string[] } {
  const current = new Set(held.filter(({ isCurrent }) => isCurrent).map(({ value }) => value));
  const members = new Set(wanted);
  const added = [...members].filter((person) => !current.has(person));
  // A future membership is replaced with a current one.
  const begins = new Set(added);
  const ended = held.filter(({ value, isCurrent }) => (isCurrent ? !members.has(value) : begins.has(value)));
  return { added, removed: ended.map(({ membership }) => membership) };
}
