/** All widgets in default order, which is also the order on a phone. */
export const widgetNames = [
  "checkIn",
  "work",
  "mustReads",
  "featured",
  "announcements",
  "latest",
  "birthdays",
  "joiners",
  "promotions",
  "links",
  "categories",
] as const;
export type WidgetName = (typeof widgetNames)[number];

/** shown: visible, can be hidden by the user; pinned: cannot be hidden; off: hidden from all users. */
export const presences = ["shown", "pinned", "off"] as const;
