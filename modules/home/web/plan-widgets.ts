import type { WidgetName } from "#modules/home/contract/widgets.ts";

/** Position on a wide screen: a full row, half a row, or the side column. A phone has one column. */
export type WidgetLayout = "whole" | "half" | "beside";

export const layoutOf: Readonly<Record<WidgetName, WidgetLayout>> = {
  checkIn: "beside",
  work: "beside",
  mustReads: "beside",
  featured: "whole",
  announcements: "whole",
  latest: "whole",
  birthdays: "half",
  joiners: "half",
  promotions: "beside",
  links: "beside",
  categories: "beside",
};

/** Splits the widgets into the two columns of a wide screen, in order. */
export const inColumns = <Widget extends { name: WidgetName }>(widgets: readonly Widget[]) => ({
  main: widgets.filter(({ name }) => layoutOf[name] !== "beside"),
  side: widgets.filter(({ name }) => layoutOf[name] === "beside"),
});
