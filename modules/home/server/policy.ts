import type { HomeWidget, PlacedWidget } from "../contract/schemas.ts";
import { widgetNames, type WidgetName } from "../contract/widgets.ts";

const isKnown = (name: string): name is WidgetName => (widgetNames as readonly string[]).includes(name);

/** A widget as stored, by whatever version of the code. */
export type StoredWidget = { name: string; presence: PlacedWidget["presence"] };

/**
 * Every widget in the organisation's order. One that nobody has placed stands behind the one that it stands behind without
 * an arrangement; one that this code does not know is left out.
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

/** What somebody has of it who hides these: nothing that is off, and everything that is pinned. */
export const homeOf = (widgets: readonly PlacedWidget[], hidden: ReadonlySet<string>): HomeWidget[] =>
  widgets
    .filter(({ presence }) => presence !== "off")
    .map(({ name, presence }) => ({
      name,
      isHidden: presence === "shown" && hidden.has(name),
      can: { hide: presence === "shown" },
    }));
