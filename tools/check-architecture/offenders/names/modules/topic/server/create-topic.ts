// refused: exports everything of another file
export * from "./store.ts";
