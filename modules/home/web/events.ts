import { keyOf } from "#client/query.ts";
import type { StaleRule } from "#client/stale-rule.ts";
import { readArrangement, readHome } from "./api.ts";

/** Home is arranged for all users, and customised by the user on another device. */
export const homeEvents: StaleRule = ({ action }) => {
  if (action === "home.arranged") return [keyOf(readHome), keyOf(readArrangement)];
  return action === "home.customised" ? [keyOf(readHome)] : [];
};
