import { lazy } from "react";

export type { PaletteCommand } from "./palette/SearchPalette.tsx";

const loadPalette = () => import("./palette/SearchPalette.tsx");

/** Over any page, to be suspended for. */
export const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

/** Fetches the palette's code when somebody is about to open it. */
export const preloadPalette = (): void => void loadPalette().catch(() => undefined);
