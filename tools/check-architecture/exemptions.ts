import type { Exemption } from "./check.ts";

/** Should stay empty. */
export const exemptions: readonly Exemption[] = [];
