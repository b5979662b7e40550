import type { KeyboardEvent } from "react";
import type { UiDirection } from "./ui-context.ts";

/** Returns the index a key moves to in a row, wrapping around in reading direction; null for other keys. */
export function arrowStep(key: string, from: number, count: number, direction: UiDirection): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  return null;
}

/** Moves the focus among the links or buttons of a row by its keys; returns the newly focused one, null for other keys. */
export function stepFocus(event: KeyboardEvent, direction: UiDirection): HTMLElement | null {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const to = from === -1 ? null : arrowStep(event.key, from, stops.length, direction);
  const next = to === null ? undefined : stops[to];
  if (next === undefined) return null;
  event.preventDefault();
  next.focus();
  return next;
}
