/** Days that the dashboard shows, today the last. */
export const activityDays = 30;
