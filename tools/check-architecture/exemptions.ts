import type { Exemption } from "./check.ts";

/** Kept empty if at all possible. */
export const exemptions: readonly Exemption[] = [];
