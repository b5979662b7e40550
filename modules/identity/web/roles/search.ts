import type { MemberState } from "#modules/identity/contract/schemas-roles.ts";

/** Filters of the members of a role. */
export type MembersSearch = { search?: string; state?: MemberState; cursor?: string };

const states: readonly MemberState[] = ["current", "coming", "over"];

/** Drops invalid search parameters. */
export function readMembersSearch(given: Record<string, unknown>): MembersSearch {
  const text = (name: string, maxLength: number): string =>
    String(given[name] ?? "")
      .trim()
      .slice(0, maxLength);
  const read = {
    search: text("search", 200),
    state: states.find((known) => known === given["state"]),
    cursor: text("cursor", 400),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value));
}
