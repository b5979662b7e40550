import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export type { PaletteCommand } from "./palette/SearchPalette.tsx";
export { readSearchAddress } from "./search.ts";

export const SearchPage = lazyRouteComponent(() => import("./SearchPage.tsx"), "SearchPage");

const loadPalette = () => import("./palette/SearchPalette.tsx");

/** Over any page, to be suspended for. */
export const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

/** Fetches the palette's code when somebody is about to open it. */
export const preloadPalette = (): void => void loadPalette().catch(() => undefined);
