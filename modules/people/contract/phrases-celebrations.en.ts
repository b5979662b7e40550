/** The words of who is new and whose birthday comes, in English; they are the type that Arabic satisfies. */
export const celebrationsEn = {
  joiners: "New colleagues",
  joined: "Since {date}",
  birthdays: "Birthdays",
  today: "Today",
  tomorrow: "Tomorrow",
  more: "{count, plural, one {Show # more} other {Show # more}}",
} as const;
