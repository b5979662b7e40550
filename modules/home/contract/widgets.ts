/** What home can be made of, in the order it has until an administrator arranges it; a phone shows it so. */
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

/** shown: everybody has it and may hide it; pinned: nobody may hide it; off: nobody has it. */
export const presences = ["shown", "pinned", "off"] as const;
