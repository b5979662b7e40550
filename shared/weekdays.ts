export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** The days of a week in the order in which they are shown. */
export const weekFrom = (first: Weekday): readonly Weekday[] => {
  const index = weekdays.indexOf(first);
  return [...weekdays.slice(index), ...weekdays.slice(0, index)];
};
