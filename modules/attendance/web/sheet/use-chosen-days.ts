import { useRef, useState } from "react";
import type { GridPlace } from "#ui/grid-step.ts";
import { findRectangle } from "./find-rectangle.ts";

/** The days chosen in the sheet; they stay while its pages and filters change, and belong to one month. */
export interface ChosenDays {
  /** Whether the reader may correct days; otherwise a press only opens one. */
  canChoose: boolean;
  /** Whether a press chooses a day instead of opening it. */
  isOn: boolean;
  chosen: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Adds days to those chosen before the rectangle was begun. */
  addTo: (before: ReadonlySet<string>, keys: readonly string[]) => void;
  start: () => void;
  clear: () => void;
  stop: () => void;
}

const none: ReadonlySet<string> = new Set();

export function useChosenDays(month: string, canChoose: boolean): ChosenDays {
  const [state, setState] = useState({ month, isOn: false, chosen: none });
  const { isOn, chosen } = state.month === month ? state : { isOn: false, chosen: none };
  const set = (next: { isOn: boolean; chosen: ReadonlySet<string> }): void => setState({ month, ...next });
  return {
    canChoose,
    isOn,
    chosen,
    toggle(key) {
      const next = new Set(chosen);
      if (!next.delete(key)) next.add(key);
      set({ isOn: true, chosen: next });
    },
    addTo: (before, keys) => set({ isOn: true, chosen: new Set([...before, ...keys]) }),
    start: () => set({ isOn: true, chosen }),
    clear: () => set({ isOn: true, chosen: none }),
    stop: () => set({ isOn: false, chosen: none }),
  };
}

/** Chooses rectangles of a grid: from the last day that was chosen alone, or where the keys began. */
export function useRectangle(grid: { people: readonly string[]; dates: readonly string[] }, days: ChosenDays) {
  const begun = useRef<{ from: GridPlace; before: ReadonlySet<string> } | null>(null);
  return {
    /** Forgets where a rectangle would begin. */
    end(): void {
      begun.current = null;
    },
    begin(from: GridPlace, before: ReadonlySet<string> = days.chosen): void {
      begun.current = { from, before };
    },
    extend(from: GridPlace, to: GridPlace): void {
      begun.current ??= { from, before: days.chosen };
      days.addTo(begun.current.before, findRectangle(grid, begun.current.from, to));
    },
  };
}
