import type { MemberState } from "#modules/identity/contract/schemas-roles.ts";

/** The address of a role's page: which of its members are looked at. */
export type MembersSearch = { search?: string; state?: MemberState; cursor?: string };

const states: readonly MemberState[] = ["current", "coming", "over"];

/** What an address asks for; what is broken or foreign in it is left out. */
export function readMembersSearch(given: Record<string, unknown>): MembersSearch {
  const text = (name: string, most: number): string =>
    String(given[name] ?? "")
      .trim()
      .slice(0, most);
  const [search, cursor] = [text("search", 200), text("cursor", 400)];
  const state = states.find((known) => known === given["state"]);
  return {
    ...(search === "" ? {} : { search }),
    ...(state === undefined ? {} : { state }),
    ...(cursor === "" ? {} : { cursor }),
  };
}
