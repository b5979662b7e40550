import type { AccountStatus } from "../accounts/store.ts";

/** What a directory calls active: who may come in, or has only to choose a password for it. */
export const isActiveThere = (status: AccountStatus): boolean => status === "active" || status === "invited";

/** Names as they are kept here, and as the directory wrote them last. */
export type KeptNames = {
  nameEn: string | null;
  nameAr: string | null;
  givenName: string | null;
  familyName: string | null;
};

/** Names as the directory says them: absent ones are null. */
export type GivenNames = {
  displayName: string | null;
  formatted: string | null;
  givenName: string | null;
  familyName: string | null;
  /** Undefined where it does not speak of it at all. */
  nameAr?: string | null | undefined;
};

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text);

const joined = (givenName: string | null, familyName: string | null): string | null =>
  [givenName, familyName].filter((part) => part !== null).join(" ") || null;

/**
 * What the names become. SCIM says one name in up to three ways, and directories change any of them: the first that differs
 * from what they read counts. A name in Arabic letters goes to the Arabic name as long as there is no English one.
 */
export function mergeNames(kept: KeptNames, given: GivenNames): Pick<KeptNames, "nameEn" | "nameAr"> {
  const shown = kept.nameEn ?? kept.nameAr;
  const parts = joined(given.givenName, given.familyName);
  const changed = [
    given.displayName !== shown ? given.displayName : null,
    given.formatted !== shown ? given.formatted : null,
    parts !== joined(kept.givenName, kept.familyName) && parts !== shown ? parts : null,
  ].find((name) => name !== null);
  const nameAr = given.nameAr === undefined ? kept.nameAr : given.nameAr;
  if (changed === undefined) return { nameEn: kept.nameEn, nameAr };
  if (kept.nameEn === null && isArabic(changed)) return { nameEn: null, nameAr: given.nameAr ?? changed };
  return { nameEn: changed, nameAr };
}

/** A membership of a group now, or to come. */
type Membership = { membership: string; value: string; isCurrent: boolean };

/** Whom a group gains and which memberships end, so that just these people are its members. */
export function planMembers(
  held: readonly Membership[],
  wanted: readonly string[],
): { added: string[]; removed: string[] } {
  const current = new Set(held.filter(({ isCurrent }) => isCurrent).map(({ value }) => value));
  const members = new Set(wanted);
  const added = [...members].filter((person) => !current.has(person));
  // One that was to begin later begins now.
  const begins = new Set(added);
  const ended = held.filter(({ value, isCurrent }) => (isCurrent ? !members.has(value) : begins.has(value)));
  return { added, removed: ended.map(({ membership }) => membership) };
}
