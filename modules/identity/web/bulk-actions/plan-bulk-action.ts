import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";

export const bulkActions = ["activate", "deactivate", "endSessions"] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Why an account is left out before the server is called. */
export type LeftBecause = "own" | "active" | "unused" | "disabled" | "signedOut";

type Known = Pick<AccountInList, "id" | "status">;

function objectionTo(action: BulkAction, { id, status }: Known, ownId: string | null): LeftBecause | null {
  if (action === "activate") {
    if (status === "active") return "active";
    return status === "unconfirmed" || status === "invited" ? "unused" : null;
  }
  if (id === ownId) return "own";
  if (action === "deactivate") return status === "disabled" ? "disabled" : null;
  return status === "active" ? null : "signedOut";
}

/** Splits accounts into those an action applies to and those it leaves out; the server may refuse more. */
export function planBulkAction<Account extends Known>(
  action: BulkAction,
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
