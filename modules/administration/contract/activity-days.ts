/** Ends today. */
export const activityDays = 30;
