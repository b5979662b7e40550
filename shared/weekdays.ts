export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the days of a week in display order. */
export const weekFrom = (first: Weekday): readonly Weekday[] => {
  const index = weekdays.indexOf(first);
  return [...weekdays.slice(index), ...weekdays.slice(0, index)];
};
