import { Suspense, useEffect, useState, type ReactNode } from "react";
import { pageCatalogue } from "#client/page-catalogue.ts";
import { stepRow } from "#client/row-step.ts";
import { useShortcuts, type Shortcut } from "#client/shortcuts.ts";
import { widget } from "#kit/module.ts";
import { SearchPalette } from "#modules/search/web/index.ts";
import { loadAdministration } from "./administration.ts";
import { useAdministers } from "./admin-entries.ts";
import { useCommands } from "./use-commands.tsx";

const ShortcutsDialog = widget(() => import("./ShortcutsDialog.tsx"), "ShortcutsDialog");

/** Focuses the box of the search page; returns false on other pages. */
function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-search-field]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** The palette and the list of shortcuts over every page, with the keys that open them. */
export function useSearchLayer(): { openPalette: () => void; preload: () => void; layer: ReactNode } {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const commands = useCommands(() => setOpen("shortcuts"));
  const openPalette = (): void => setOpen("palette");
  // While the palette is loading, keys are meant for it.
  const alone: Shortcut[] = [
    { kind: "single", code: "Slash", onPress: () => focusSearchField() || openPalette() },
    { kind: "single", code: "Slash", shift: true, onPress: () => setOpen("shortcuts") },
    { kind: "single", code: "KeyJ", onPress: () => stepRow(1) },
    { kind: "single", code: "KeyK", onPress: () => stepRow(-1) },
    ...commands.flatMap(({ codes, run }): Shortcut[] =>
      codes === undefined ? [] : [{ kind: "sequence", codes, onPress: run }],
    ),
  ];
  useShortcuts([
    { kind: "command", code: "KeyK", onPress: () => setOpen((now) => (now === "palette" ? null : "palette")) },
    ...(open === null ? alone : []),
  ]);
  const close = (): void => setOpen(null);
  const administers = useAdministers();
  const isOpen = open === "palette";
  useEffect(() => {
    if (!administers) return;
    // The menu links to the administration; the palette to each of its entries, from everywhere.
    const loading = loadAdministration();
    const named = isOpen ? loading.then(({ adminPhrases }) => pageCatalogue.need(adminPhrases)) : loading;
    named.catch(() => undefined);
  }, [isOpen, administers]);
  return {
    openPalette,
    preload: SearchPalette.preload,
    layer: (
      <Suspense fallback={null}>
        {open === "palette" && <SearchPalette onClose={close} commands={commands} />}
        {open === "shortcuts" && <ShortcutsDialog onClose={close} commands={commands} />}
      </Suspense>
    ),
  };
}
