import { widget } from "#kit/module.ts";
import { searchPhrases } from "./manifest.ts";

export type { PaletteCommand } from "./palette/SearchPalette.tsx";

/** Opens over any page. */
export const SearchPalette = widget(() => import("./palette/SearchPalette.tsx"), "SearchPalette", [searchPhrases]);
