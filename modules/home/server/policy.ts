import type { HomeWidget, PlacedWidget } from "../contract/schemas.ts";
import { widgetNames, type WidgetName } from "../contract/widgets.ts";

const isKnown = (name: string): name is WidgetName => (widgetNames as readonly string[]).includes(name);

/** A stored widget, written by any version of the code. */
export type StoredWidget = { name: string; presence: PlacedWidget["presence"] };

/**
 * Returns every widget in the organisation's order. One without a stored position follows its default predecessor;
 * unknown ones are omitted.
 */
export function arrange(stored: readonly StoredWidget[]): PlacedWidget[] {
  const placed: PlacedWidget[] = stored.flatMap(({ name, presence }) => (isKnown(name) ? [{ name, presence }] : []));
  for (const [place, name] of widgetNames.entries()) {
    if (placed.some((widget) => widget.name === name)) continue;
    const before = widgetNames[place - 1];
    const after = placed.findIndex((widget) => widget.name === before) + 1;
    placed.splice(after, 0, { name, presence: "shown" });
  }
  return placed;
}

/** Returns a person's widgets: without those that are off, and with all pinned ones even if hidden. */
export const homeOf = (widgets: readonly PlacedWidget[], hidden: ReadonlySet<string>): HomeWidget[] =>
  widgets
    .filter(({ presence }) => presence !== "off")
    .map(({ name, presence }) => ({
      name,
      isHidden: presence === "shown" && hidden.has(name),
      can: { hide: presence === "shown" },
    }));
