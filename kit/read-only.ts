import { createContext } from "react";

/** Why the form below only shows its fields; null if they can be changed. */
export const ReadOnly = createContext<string | null>(null);
