import { permissions, type Permission } from "#shared/permissions.ts";
import type { TokenScope } from "#shared/token-scopes.ts";

const day = 86_400_000;

/** A token as the decision sees it; instants in milliseconds. */
export type TokenState = { createdAt: number; expiresAt: number; isEnded: boolean };

/** When a token is over at the latest: what was chosen for it, or what the organisation allows by now. Milliseconds. */
const tokenEnd = ({ createdAt, expiresAt }: Omit<TokenState, "isEnded">, maximumDays: number): number =>
  Math.min(expiresAt, createdAt + maximumDays * day);

export const isOver = (token: TokenState, maximumDays: number, now: number): boolean =>
  token.isEnded || tokenEnd(token, maximumDays) <= now;

/** Whether somebody may do everything there is: only they let a directory keep accounts and roles. */
export const mayProvision = (held: ReadonlySet<Permission>): boolean =>
  permissions.every((permission) => held.has(permission));

/** The first scope that somebody may not give to a token; null where there is none. */
export const findForbidden = (held: ReadonlySet<Permission>, wanted: readonly TokenScope[]): TokenScope | null =>
  wanted.find((scope) => scope === "scim" && !mayProvision(held)) ?? null;
