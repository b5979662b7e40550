import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";

export const severalActions = ["activate", "deactivate", "endSessions"] as const;
export type SeveralAction = (typeof severalActions)[number];

/** Why somebody is left out before anything is asked of the server. */
export type LeftBecause = "own" | "active" | "unused" | "disabled" | "signedOut";

type Known = Pick<AccountInList, "id" | "status">;

function objectionTo(action: SeveralAction, { id, status }: Known, ownId: string | null): LeftBecause | null {
  if (action === "activate") {
    if (status === "active") return "active";
    return status === "unconfirmed" || status === "invited" ? "unused" : null;
  }
  if (id === ownId) return "own";
  if (action === "deactivate") return status === "disabled" ? "disabled" : null;
  return status === "active" ? null : "signedOut";
}

/** Whom an action touches, and whom it leaves as they are; the server knows of more reasons. */
export function planSeveral<Account extends Known>(
  action: SeveralAction,
  accounts: readonly Account[],
  ownId: string | null,
): { touched: Account[]; left: { account: Account; why: LeftBecause }[] } {
  const touched: Account[] = [];
  const left: { account: Account; why: LeftBecause }[] = [];
  for (const account of accounts) {
    const why = objectionTo(action, account, ownId);
    if (why === null) touched.push(account);
    else left.push({ account, why });
  }
  return { touched, left };
}
