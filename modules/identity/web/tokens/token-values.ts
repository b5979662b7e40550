import { tokenLives } from "#modules/identity/contract/tokens/limits.ts";
import { tokenAreas, type TokenArea, type TokenScope } from "#shared/permissions.ts";

export const levels = ["none", "read", "write"] as const;
export type Level = (typeof levels)[number];
export type Levels = Readonly<Record<TokenArea, Level>>;

export const noLevels = Object.fromEntries(tokenAreas.map((area) => [area, "none"])) as Levels;

/** Returns the scopes of the chosen levels. */
export const scopesOf = (chosen: Levels): TokenScope[] =>
  tokenAreas.flatMap((area) => {
    const level = chosen[area];
    return level === "none" ? [] : [`${area}:${level}` as const];
  });

/** Returns the lifetimes on offer, in days, up to the maximum of the organisation. */
export function livesWithin(maximumDays: number): number[] {
  const within = tokenLives.filter((days) => days <= maximumDays);
  return within.length === 0 || (within.at(-1) ?? 0) < maximumDays ? [...within, maximumDays] : [...within];
}
