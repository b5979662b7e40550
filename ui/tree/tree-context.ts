import { createContext, use } from "react";

/** What the items of a tree know of it. */
export interface TreeState {
  /** The item that Tab leads to; null until there is one. */
  stop: string | null;
}

export const TreeContext = createContext<TreeState>({ stop: null });
export const useTree = (): TreeState => use(TreeContext);
