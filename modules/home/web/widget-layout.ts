import type { WidgetName } from "#modules/home/contract/widgets.ts";

/** The place of a widget on a wide screen: a whole line, half a line, or the side column. A phone has one column. */
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
