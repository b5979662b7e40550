import type { WidgetName } from "#modules/home/contract/widgets.ts";

/** Where a widget stands on a wide screen: broadly, two to a line, or beside. On a phone one stands below the other. */
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

/** The two columns of a wide screen, each in the order of the whole. */
export const inColumns = <Widget extends { name: WidgetName }>(widgets: readonly Widget[]) => ({
  main: widgets.filter(({ name }) => layoutOf[name] !== "beside"),
  side: widgets.filter(({ name }) => layoutOf[name] === "beside"),
});
