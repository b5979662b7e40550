import { z } from "zod";
import { version } from "#shared/fields.ts";
import { presences, widgetNames } from "./widgets.ts";

const widgetName = z.enum(widgetNames);

const homeWidget = z.object({
  name: widgetName,
  isHidden: z.boolean().meta({ description: "Whether the user hides it." }),
  can: z.object({ hide: z.boolean().meta({ description: "False for pinned widgets." }) }),
});
export type HomeWidget = z.output<typeof homeWidget>;

export const home = z.object({ widgets: z.array(homeWidget) }).meta({ id: "Home" });
export type Home = z.output<typeof home>;

const isSet = (names: readonly unknown[]): boolean => new Set(names).size === names.length;

/** All widgets hidden by the user; empty resets home to the organisation's arrangement. */
export const hideWidgets = z.strictObject({
  hidden: z.array(widgetName).max(widgetNames.length).refine(isSet, "repeated"),
});

const placedWidget = z.strictObject({ name: widgetName, presence: z.enum(presences) });
export type PlacedWidget = z.output<typeof placedWidget>;

export const arrangement = z
  .object({ version: z.number().int(), widgets: z.array(placedWidget) })
  .meta({ id: "HomeArrangement" });
export type Arrangement = z.output<typeof arrangement>;

/** In order; an omitted widget keeps its default position. */
export const arrangeWidgets = z.strictObject({
  version,
  widgets: z
    .array(placedWidget)
    .max(widgetNames.length)
    .refine((widgets) => isSet(widgets.map(({ name }) => name)), "repeated"),
});
