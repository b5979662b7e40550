import { permissions, type Permission, type TokenScope } from "#shared/permissions.ts";

const day = 86_400_000;

/** Instants in milliseconds. */
export type TokenState = { createdAt: number; expiresAt: number; isEnded: boolean };

/** Returns the expiry of a token, or the current limit of the organisation if earlier. Milliseconds. */
const tokenEnd = ({ createdAt, expiresAt }: Omit<TokenState, "isEnded">, maximumDays: number): number =>
  Math.min(expiresAt, createdAt + maximumDays * day);

export const isOver = (token: TokenState, maximumDays: number, now: number): boolean =>
  token.isEnded || tokenEnd(token, maximumDays) <= now;

/** Returns whether the user has all permissions, which connecting a directory requires. */
export const mayProvision = (held: ReadonlySet<Permission>): boolean =>
  permissions.every((permission) => held.has(permission));

/** Returns the first scope that the user may not grant to a token; null for none. */
export const findForbidden = (held: ReadonlySet<Permission>, wanted: readonly TokenScope[]): TokenScope | null =>
  wanted.find((scope) => scope === "scim" && !mayProvision(held)) ?? null;
