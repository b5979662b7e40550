/** What the home page and the navigation say of what is published; English is the type that Arabic satisfies. */
export const publicationsEn = {
  links: "Important links",
  promotions: "Promotions",
  reports: "Reports",
  until: "until {date}",
  all: "See all",
  retry: "Try again",
} as const;
